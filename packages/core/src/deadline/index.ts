export { BeginStore, type BeginState } from './begin.store.ts';
export { Countdown } from './countdown.ts';
export { DeadlineWatch } from './deadline-watch.ts';
export {
  correctionLeft,
  deadlineNotice,
  deadlineTime,
  isCorrectionDue,
  lastSpoken,
  momentAfter,
  momentsToAsk,
  readSignedDeadline,
  writeSignedDeadline,
  type Deadline,
  type DeadlineNotice,
  type SignedDeadline,
} from './deadline.ts';
export { isCutShort, type BeginFailure, type TimeLimitGateway, type Unbegun } from './unbegun.ts';
