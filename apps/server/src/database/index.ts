export { openDatabase, type Database, type DatabasePlace } from './database.ts';
export { isDatabaseLost } from './failure.ts';
export { lockData, type DataInUse } from './lock.ts';
export { migrate, takeTurn } from './migrate.ts';
export { migrations } from './migrations.ts';
export type { Tables } from './tables.ts';
