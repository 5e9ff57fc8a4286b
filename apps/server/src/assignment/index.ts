export { assignedTime, type AssignedTime } from './assigned-time.ts';
export { assignmentHandlers } from './handlers.ts';
export { ownAssignment } from './manage-assignments.ts';
export { lateTerms } from './rows.ts';
