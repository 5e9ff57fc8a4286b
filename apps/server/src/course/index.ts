export { articleHeads } from './article-head.ts';
export { readCourseFile, type CourseFile } from './course-file.ts';
export { courseHandlers } from './handlers.ts';
export { courseIn, opennessIn, saveCourse } from './open-course.ts';
