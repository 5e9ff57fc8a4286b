export {
  deadlineNotice,
  deadlineTime,
  readSignedDeadline,
  writeSignedDeadline,
  type Deadline,
  type DeadlineNotice,
  type SignedDeadline,
} from './deadline.ts';
