export { placeIn, type Chapter, type CourseArticle, type CoursePlace, type OpenCourse } from './course.ts';
export { CourseStore } from './course.store.ts';
export type { CourseFailure, CourseGateway } from './ports.ts';
