export { timeFailure } from './time-failure.ts';
export { toldDeadline } from './told-deadline.ts';
