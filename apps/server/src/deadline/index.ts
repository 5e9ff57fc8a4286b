export { Deadlines, ownDeadlineKeys, type DeadlineClaim } from './deadlines.ts';
export { signDeadline } from './verify-deadline.ts';
