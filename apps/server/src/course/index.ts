export { articleHeads } from './article-head.ts';
export { chaptersOf, readCourseFile, type CourseFile } from './course-file.ts';
export { courseHandlers, namesOf } from './handlers.ts';
export { courseIn, opennessIn, pathsOf, problemsOf, saveCourse } from './open-course.ts';
