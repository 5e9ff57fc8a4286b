export { exportFile, readExportFile, type AnswersFile } from './answers-file.ts';
export { OutboxStore, type OutboxPorts } from './outbox.store.ts';
export type { OutboxDevice, OutboxTabs, OutboxTurns, WrittenChange } from './ports.ts';
export { waitingProblems, type WaitingProblem } from './waiting-problems.ts';
