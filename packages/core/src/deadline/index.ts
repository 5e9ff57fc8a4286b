export { Countdown } from './countdown.ts';
export {
  correctionLeft,
  deadlineNotice,
  deadlineTime,
  isCorrectionDue,
  lastSpoken,
  readSignedDeadline,
  writeSignedDeadline,
  type Deadline,
  type DeadlineNotice,
  type SignedDeadline,
} from './deadline.ts';
