import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '@lemma/core/platform';
import { fail, succeed, type Result } from '@lemma/core/store';
import { lockData, type DataInUse } from './lock.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/**
 * Where the data lives: in memory (tests), in a folder (PGlite), or on a PostgreSQL server, there in the connection's own schema
 * or in one that is made for it.
 */
export type DatabasePlace =
  | { readonly kind: 'memory' }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly schema?: string };

/** An open database in the present shape. */
export interface Database {
  readonly db: Kysely<Tables>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How long a request waits for a connection before the database counts as lost, in milliseconds. */
const connectionPatience = 5000;

/** Opens the database and brings it to the present shape. */
export async function openDatabase(place: DatabasePlace, log: Log): Promise<Result<Database, DataInUse>> {
  if (place.kind === 'postgres') {
    const pool = new pg.Pool({
      connectionString: place.url,
      connectionTimeoutMillis: connectionPatience,
      max: 10,
      ...(place.schema !== undefined && { options: `-c search_path=${place.schema}` }),
    });
    return succeed(await prepare(pool, log, () => Promise.resolve(), place.schema));
  }
  if (place.kind === 'memory') return succeed(await openEmbedded(log, undefined, () => Promise.resolve()));
  await mkdir(place.folder, { recursive: true });
  const lock = await lockData(place.folder);
  if (!lock.ok) return fail(lock.failure);
  try {
    return succeed(await openEmbedded(log, join(place.folder, 'database'), lock.value));
  } catch (error) {
    await lock.value();
    throw error;
  }
}

/** PGlite behind the same pool as PostgreSQL: one connection, callers in turn. */
async function openEmbedded(log: Log, folder: string | undefined, release: () => Promise<void>): Promise<Database> {
  const lite = await PGlite.create(folder);
  const pool = new pg.Pool(Object.assign(createPgConfig(lite), { max: 1, idleTimeoutMillis: 0 }));
  return prepare(pool, log, async () => {
    await lite.close();
    await release();
  });
}

async function prepare(pool: pg.Pool, log: Log, afterwards: () => Promise<void>, schema?: string): Promise<Database> {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn(`A connection to the database broke: ${error.message}`));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const database = {
    db,
    async ping() {
      await sql`select 1`.execute(db);
    },
    async close() {
      await db.destroy();
      await afterwards();
    },
  };
  try {
    if (schema !== undefined) await db.schema.createSchema(schema).ifNotExists().execute();
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return database;
}
