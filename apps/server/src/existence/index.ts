export { closedProblems, isClosedFile } from './problems.ts';
export { isTaughtBy, mayTeach } from './work.ts';
export { isOpenedFor, isTeacherOf, isThereFor, type Asking } from './worksheets.ts';
