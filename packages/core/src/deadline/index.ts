export { Countdown } from './countdown.ts';
export {
  deadlineNotice,
  deadlineTime,
  lastSpoken,
  readSignedDeadline,
  writeSignedDeadline,
  type Deadline,
  type DeadlineNotice,
  type SignedDeadline,
} from './deadline.ts';
