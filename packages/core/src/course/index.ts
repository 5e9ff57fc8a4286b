export { chapterName, chapterTitle } from './chapter-name.ts';
export { chapterKinds, courseRoles, usualRoles, type ChapterKind, type CourseRole } from './course-role.ts';
export {
  articlesOf,
  practisedProblemsOf,
  selftestsOf,
  setProblemsOf,
  withoutSetProblems,
  type CourseTree,
  type TreeChapter,
  type TreeEntry,
  type TreeSelftest,
} from './course-tree.ts';
export {
  courseAt,
  courseOf,
  placeIn,
  type Chapter,
  type CourseArticle,
  type CoursePlace,
  type OpenCourse,
} from './course.ts';
export { CourseStore } from './course.store.ts';
export type { CourseFailure, CourseGateway } from './ports.ts';
