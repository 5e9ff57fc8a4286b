export { OutboxBar } from './outbox-bar.tsx';
