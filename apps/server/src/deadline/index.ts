export { isRemovedMeanwhile, showsCorrections } from './correction-time.ts';
export { deadlineCommand, deadlineHelp } from './deadline-command.ts';
export { Deadlines, ownDeadlineKeys, type DeadlineClaim, type HeldDeadline } from './deadlines.ts';
export { signDeadline } from './verify-deadline.ts';
