import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';
import type { Log } from '@lemma/core/platform';
import { succeed, type Result } from '@lemma/core/store';
import { openFolder, openMemory, type Embedded, type NotOpened } from './embedded.ts';
import type { NotOnDisk } from './journal/index.ts';
import type { DataLock } from './lock.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { serverPool } from './server-pool.ts';
import type { Tables } from './tables.ts';

/**
 * Where the data is: in memory (tests), beginning with the image of another database; in a folder (PGlite), or on a PostgreSQL server, in the connection's own schema
 * or in one created for it.
 */
export type DatabasePlace =
  | { readonly kind: 'memory'; readonly image?: Blob }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly schema?: string };

/** An open database, migrated to the current schema. */
export interface Database {
  /** For requests that users wait for: a server that does not answer in time counts as lost. */
  readonly db: Kysely<Tables>;
  /** For work that may take long: loading the content, a backup. If it changes anything, it ends with `checkpoint`. */
  readonly unhurried: Kysely<Tables>;
  /** Whether opening it has changed its schema. */
  readonly isMigrated: boolean;
  /** The lock of the data folder. */
  readonly lock?: DataLock;
  /** All data of a database in memory, for others to begin with. */
  readonly image?: () => Promise<Blob>;
  /** Throws if the database does not answer promptly. */
  ping(): Promise<void>;
  /**
   * Waits until everything that was committed so far is on the disk. A PostgreSQL server sees to that itself; a database
   * in memory never is.
   */
  onDisk(): Promise<Result<undefined, NotOnDisk>>;
  /** Puts everything on the disk that was changed through `unhurried`. */
  checkpoint(): Promise<Result<undefined, NotOnDisk>>;
  dispose(): Promise<void>;
}

/** How long a health check waits for an answer, in milliseconds. */
const pingTimeout = 1500;

/** Additional options. */
export interface OpenOptions {
  /** Called if the folder is taken away while it is open. */
  readonly lost?: () => void;
  /** The names of the migrations that bring a new database to an older schema, instead of all. */
  readonly steps?: readonly string[];
}

/** Opens the database and migrates it to the current schema. */
export async function openDatabase(
  place: DatabasePlace,
  log: Log,
  { lost = () => undefined, steps }: OpenOptions = {},
): Promise<Result<Database, NotOpened>> {
  if (place.kind === 'postgres') {
    const unhurried = kyselyOn(serverPool(place, log, { unhurried: true }));
    return succeed(await prepare(kyselyOn(serverPool(place, log)), unhurried, steps, place.schema));
  }
  if (place.kind === 'memory') {
    const opened = await openMemory(log, place.image);
    return succeed({ ...(await prepareEmbedded(opened, steps)), image: opened.image });
  }
  const opened = await openFolder(place.folder, log, lost);
  if (!opened.ok) return opened;
  const { lock } = opened.value;
  return succeed({ ...(await prepareEmbedded(opened.value, steps)), ...(lock && { lock }) });
}

/** A database in this process, whose files are closed with it. */
async function prepareEmbedded(
  { pool, unnoted, journal, dispose }: Embedded,
  steps?: readonly string[],
): Promise<Database> {
  const db = kyselyOn(pool);
  const unhurried = unnoted === undefined ? db : kyselyOn(unnoted);
  try {
    const database = await prepare(db, unhurried, steps);
    await journal?.note();
    return {
      ...database,
      ...(journal && { onDisk: () => journal.onDisk(), checkpoint: () => journal.checkpoint() }),
      async dispose() {
        await database.dispose();
        await dispose();
      },
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

function kyselyOn(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function prepare(
  db: Kysely<Tables>,
  unhurried: Kysely<Tables>,
  steps?: readonly string[],
  schema?: string,
): Promise<Database> {
  async function dispose(): Promise<void> {
    await db.destroy();
    if (unhurried !== db) await unhurried.destroy();
  }
  let taken: readonly string[];
  try {
    if (schema !== undefined) await unhurried.schema.createSchema(schema).ifNotExists().execute();
    taken = await migrate(
      unhurried,
      migrations.filter(({ name }) => steps?.includes(name) ?? true),
    );
  } catch (error) {
    await dispose();
    throw error;
  }
  return {
    db,
    unhurried,
    isMigrated: taken.length > 0,
    async ping() {
      await within(pingTimeout, sql`select 1`.execute(db));
    },
    onDisk: alreadyThere,
    checkpoint: alreadyThere,
    dispose,
  };
}

function alreadyThere(): Promise<Result<undefined, never>> {
  return Promise.resolve(succeed(undefined));
}

async function within(milliseconds: number, answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, refuse) => {
    timer = setTimeout(() => refuse(new DatabaseSilent()), milliseconds);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => undefined);
  }
}

/** The database was asked and does not answer. */
class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The database does not answer.');
  }
}
