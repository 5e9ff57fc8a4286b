export { lateOutbox } from './late-outbox.ts';
