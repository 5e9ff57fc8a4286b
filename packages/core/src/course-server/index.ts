export { addressThere, type CourseServer } from './course-server.ts';
export { CourseServersStore, type CourseServersState } from './course-servers.store.ts';
export type { CourseServerGateway } from './ports.ts';
export { courseKey, rowsOfServers, type ServerCourses, type ServerFilter, type ServerRow } from './server-rows.ts';
