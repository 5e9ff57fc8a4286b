import { randomUUID } from 'node:crypto';
import { RecordingLog } from '@lemma/core/testing';
import { openDatabase, type Database } from '../database/index.ts';

/** A new database for one test file: PGlite in memory, or a separate schema on the server of DATABASE_URL. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.DATABASE_URL;
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const opened = await openDatabase(
    url === undefined ? { kind: 'memory' } : { kind: 'postgres', url, schema },
    new RecordingLog(),
  );
  if (!opened.ok) throw new Error(opened.failure.kind);
  const database = opened.value;
  if (url === undefined) return database;
  return {
    ...database,
    async dispose() {
      await database.db.schema.dropSchema(schema).cascade().execute();
      await database.dispose();
    },
  };
}
