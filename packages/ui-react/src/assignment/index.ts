export { AssignedWorksheets } from './assigned-worksheets.tsx';
export type { AssignmentLinks } from './assignment-links.ts';
export { AssignmentsScreen, type ShownAssignments } from './assignments-screen.tsx';
