export { closedProblems, isClosedFile } from './problems.ts';
export { isOpenedFor, isTeacher, isThereFor, type Asking } from './worksheets.ts';
