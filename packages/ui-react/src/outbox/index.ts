export { ImportAnswers } from './import-answers.tsx';
export { OutboxBar } from './outbox-bar.tsx';
