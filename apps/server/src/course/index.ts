export { articleHeads } from './article-head.ts';
export { chaptersOf, readCourseFile, type CourseFile } from './course-file.ts';
export { courseHandlers } from './handlers.ts';
export { lmsHandlers } from './lms-handlers.ts';
export { courseIn, opennessIn, problemsOf, saveCourse } from './open-course.ts';
