export { HttpCourseServerGateway } from './http-course-server-gateway.ts';
