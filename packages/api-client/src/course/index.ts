export { HttpCourseGateway } from './http-course-gateway.ts';
