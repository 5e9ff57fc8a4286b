import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { Log } from '@lemma/core/platform';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { PostgresPool } from 'kysely';
import { openJournal, type OpenJournal } from './journal/index.ts';
import { isDiskFull } from './failure.ts';
import { lockData, type DataInUse, type DataLock } from './lock.ts';
import { systemNow } from '../now.ts';
import { closeToOthers } from './private-files.ts';
import { NamingConnection } from './naming-connection.ts';
import { hearErrors } from './server-pool.ts';
import { WholeStatements } from './whole-statements.ts';

/**
 * Why the data in a folder cannot be used: another process is using it, something is missing or damaged, the disk is full,
 * or this user may not write there.
 */
export type NotOpened =
  | DataInUse
  | { readonly kind: 'dataDamaged'; readonly folder: string; readonly damage: string }
  | { readonly kind: 'diskFull'; readonly folder: string }
  | { readonly kind: 'notWritable'; readonly folder: string; readonly reason: string };

/** PGlite behind the same pool interface as PostgreSQL: one connection, used by callers in turn. */
export interface Embedded {
  readonly pool: PostgresPool;
  /** For work that ends with a checkpoint: the journal does not keep it. */
  readonly unnoted?: PostgresPool;
  readonly lock?: DataLock;
  readonly journal?: OpenJournal;
  /** Closes the files; the pool is closed by its user. */
  dispose(): Promise<void>;
}

/** Opens the database in a folder, or in memory, where it may begin with the image of another one. */
async function openLite(folder?: string, image?: Blob): Promise<PGlite> {
  const lite = new WholeStatements({
    ...(folder !== undefined && { dataDir: folder }),
    ...(image && { loadDataDir: image }),
  });
  // How many documents have a word depends on the word.
  await lite.exec('set plan_cache_mode = force_custom_plan');
  return lite;
}

/** A database that disappears with the process; it begins with the image of another one, or empty. */
export async function openMemory(log: Log, image?: Blob): Promise<Embedded & { readonly image: () => Promise<Blob> }> {
  const lite = await openLite(undefined, image);
  return { pool: poolOn(lite, log), image: () => lite.dumpDataDir('none'), dispose: () => lite.close() };
}

/** Marks a folder that contains a database, so that a lost one is not taken for a new one. Its time is that of the last vacuum. */
const marker = 'initialised';

/** Marks a database that is being created: what an aborted start left behind can be discarded. */
const unfinished = 'unfinished';

/** Opens the database of a folder, or creates it in a new one, and locks it against all other processes. */
export async function openFolder(folder: string, log: Log, lost: () => void): Promise<Result<Embedded, NotOpened>> {
  const reason = await reasonNotToWrite(folder);
  if (reason !== undefined) return fail({ kind: 'notWritable', folder, reason });
  const lock = await lockData(folder, lost);
  if (!lock.ok) return lock;
  const opened = await openLocked(folder, log);
  if (!opened.ok) {
    await lock.value.dispose();
    return opened;
  }
  const lite = opened.value;
  const pool = poolOn(lite, log);
  const journal = await openJournal({ folder, lite, pool, log });
  if (!journal.ok) {
    await pool.end();
    await lite.close();
    await lock.value.dispose();
    return fail({ kind: 'dataDamaged', folder, damage: journal.failure });
  }
  const { noted, unnoted, checkpoint, closed } = journal.value;
  const tidying = setInterval(() => void tidyNow(folder, lite, log).then(checkpoint), tidyEvery).unref();
  return succeed({
    pool: noted,
    unnoted,
    lock: lock.value,
    journal: journal.value,
    async dispose() {
      clearInterval(tidying);
      await pool.end();
      await lite.close();
      await closed();
      await lock.value.dispose();
    },
  });
}

/** Makes a folder and those above it. Node's own `recursive` never ends below /proc, where a folder is and takes none. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    const above = dirname(folder);
    if (code !== 'ENOENT' || existsSync(above)) throw error;
    await makeFolder(above);
    await mkdir(folder, { mode: 0o700 });
  }
}

/** Makes the folder, and tries to write to it; the system's word for why that is not possible, like `EACCES`. */
async function reasonNotToWrite(folder: string): Promise<string | undefined> {
  const trial = join(folder, '.trial');
  try {
    await makeFolder(folder);
    await writeFile(trial, '', { mode: 0o600 });
    await rm(trial);
    return undefined;
  } catch (error) {
    // What a full disk means is said by whoever needs room.
    if (isDiskFull(error)) return undefined;
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}

/** How often the tables are vacuumed, in milliseconds. */
const tidyEvery = 6 * 3_600_000;

/**
 * PGlite lacks PostgreSQL's autovacuum, which reclaims the space of deleted rows and updates the planner's statistics.
 */
export async function tidy(lite: PGlite, log: Log): Promise<void> {
  try {
    await lite.exec('vacuum (analyze)');
  } catch (error) {
    log.warn(`Vacuuming the tables failed: ${String(error)}`);
  }
}

async function tidyNow(folder: string, lite: PGlite, log: Log): Promise<void> {
  await tidy(lite, log);
  await writeFile(join(folder, marker), '', { mode: 0o600 });
}

/**
 * Whether the tables have to be vacuumed before anybody uses them. It takes a third of a start, so it is not done again
 * by each of several starts, as after a crash.
 */
async function isUntidy(folder: string): Promise<boolean> {
  const age = systemNow() - (await stat(join(folder, marker))).mtimeMs;
  return age < 0 || age > tidyEvery;
}

async function openLocked(folder: string, log: Log): Promise<Result<PGlite, NotOpened>> {
  try {
    for (const place of await closeToOthers(folder))
      log.warn(
        `${place} is accessible to other users, and belongs to somebody else, so its permissions cannot be changed.`,
      );
    if (existsSync(join(folder, unfinished))) await rm(join(folder, 'database'), { recursive: true, force: true });
    const damage = await missingIn(folder);
    if (damage !== undefined) return fail({ kind: 'dataDamaged', folder, damage });
    if (!existsSync(join(folder, 'database', 'PG_VERSION')))
      await writeFile(join(folder, unfinished), '', { mode: 0o600 });
    const lite = await openLite(join(folder, 'database'));
    if (!existsSync(join(folder, marker))) {
      await writeFile(join(folder, marker), '', { mode: 0o600 });
      // It is filled after this: the next start looks at what is in it.
      await utimes(join(folder, marker), 0, 0);
    } else if (await isUntidy(folder)) await tidyNow(folder, lite, log);
    await rm(join(folder, unfinished), { force: true });
    await closeToOthers(folder);
    return succeed(lite);
  } catch (error) {
    if (isDiskFull(error) || (await roomIn(folder)) < neededRoom) return fail({ kind: 'diskFull', folder });
    return fail({ kind: 'dataDamaged', folder, damage: error instanceof Error ? error.message : 'it cannot be read' });
  }
}

/**
 * Bytes the database allocates at once when it starts: a segment of its log. PGlite's error if this fails says nothing.
 */
const neededRoom = 16 * 2 ** 20;

/** Free bytes on the disk of a folder. */
async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** PGlite would create a new, empty database in place of one whose version file is missing. */
async function missingIn(folder: string): Promise<string | undefined> {
  const database = join(folder, 'database');
  const files = existsSync(database) ? await readdir(database) : [];
  if (files.length === 0) return existsSync(join(folder, marker)) ? 'the database is missing' : undefined;
  return files.includes('PG_VERSION') ? undefined : 'the file database/PG_VERSION is missing';
}

function poolOn(lite: PGlite, log: Log): pg.Pool {
  const connection = new NamingConnection(lite);
  const pool = new pg.Pool(Object.assign(createPgConfig(lite), { connection, max: 1, idleTimeoutMillis: 0 }));
  hearErrors(pool, log);
  return pool;
}
