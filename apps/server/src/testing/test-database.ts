import { randomUUID } from 'node:crypto';
import { RecordingLog } from '@lemma/core/testing';
import { openDatabase, type Database, type DatabasePlace } from '../database/index.ts';

/** Puts something into a new database. */
export type Filling = (database: Database) => Promise<void>;

/** New databases begin with one of these: all test files of a process share them, because making one takes seconds. */
const images = new Map<Filling | undefined, Promise<Blob>>();

/** A new database for one test file, filled: PGlite in memory, or a separate schema on the server of DATABASE_URL. */
export async function openTestDatabase(fill?: Filling): Promise<Database> {
  const url = process.env.DATABASE_URL;
  if (url !== undefined) return openOnServer(url, fill);
  const image = images.get(fill) ?? makeImage(fill);
  images.set(fill, image);
  return open({ kind: 'memory', image: await image });
}

async function makeImage(fill?: Filling): Promise<Blob> {
  const database = await (fill ? openTestDatabase() : open({ kind: 'memory' }));
  await fill?.(database);
  if (database.image === undefined) throw new Error('a database in memory has no image');
  const image = await database.image();
  await database.dispose();
  return image;
}

async function openOnServer(url: string, fill?: Filling): Promise<Database> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const database = await open({ kind: 'postgres', url, schema });
  await fill?.(database);
  return {
    ...database,
    async dispose() {
      await database.db.schema.dropSchema(schema).cascade().execute();
      await database.dispose();
    },
  };
}

async function open(place: DatabasePlace): Promise<Database> {
  const opened = await openDatabase(place, new RecordingLog());
  if (!opened.ok) throw new Error(opened.failure.kind);
  return opened.value;
}
