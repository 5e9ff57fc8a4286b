export { articleHeads } from './article-head.ts';
export { findSelftest, selftestsIn, type CourseSelftest } from './course-selftests.ts';
export { chaptersIn, isPractisedProblem, isSetProblem, opennessIn } from './courses.ts';
export { courseHandlers } from './handlers.ts';
export { lmsHandlers } from './lms-handlers.ts';
