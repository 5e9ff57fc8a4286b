export { toldDeadline } from './told-deadline.ts';
