export type { NotOnDisk } from './journal.ts';
export { openJournal, type OpenJournal } from './open-journal.ts';
