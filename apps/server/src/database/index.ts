export { openDatabase, type Database, type DatabasePlace } from './database.ts';
export { isDatabaseLost, isDiskFull, refusalInWords } from './failure.ts';
export type { NotOnDisk } from './journal/index.ts';
export type { NotOpened } from './embedded.ts';
export { connectToHolder, type DataLock } from './lock.ts';
export { answered, once, type Write } from './once.ts';
export { migrate, takeTurn } from './migrate.ts';
export { migrations } from './migrations.ts';
export type { AskedInField, AskedRow, SavedAnswer, Tables } from './tables.ts';
