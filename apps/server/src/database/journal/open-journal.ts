import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { Log } from '@lemma/core/platform';
import { fail, succeed, type Result } from '@lemma/core/store';
import { journalFolder, syncFolder } from './journal-files.ts';
import { Journal, notOnDisk, type NotOnDisk } from './journal.ts';
import { journaledPools } from './journaled-pool.ts';
import { replay } from './replay.ts';
import { installation, isInstalledQuery } from './row-changes.ts';

/** The journal of an open database. */
export interface OpenJournal {
  /** Its transactions are kept in the journal. */
  readonly noted: PostgresPool;
  /** Its are not: for work that ends with a checkpoint. */
  readonly unnoted: PostgresPool;
  /** From now on the database notes what changes; asked for once its tables are as they should be. */
  note(): Promise<void>;
  /** Waits until everything that was committed so far is on the disk. */
  onDisk(): Promise<Result<undefined, NotOnDisk>>;
  /** Puts the files of the database on the disk, so that the journal begins anew; answers whether this was possible. */
  checkpoint(): Promise<Result<undefined, NotOnDisk>>;
  /** The same once the database is closed. */
  closed(): Promise<void>;
}

/** Bytes of the journal that are worth a checkpoint: making so much again takes some ten seconds. */
const longestJournal = 16 * 2 ** 20;

/** Makes again what the database in a folder has lost, and opens its journal. Fails with what does not fit together. */
export async function openJournal(on: {
  readonly folder: string;
  readonly lite: PGlite;
  readonly pool: pg.Pool;
  readonly log: Log;
}): Promise<Result<OpenJournal, string>> {
  const { folder, lite, pool, log } = on;
  const database = join(folder, 'database');
  const files = journalFolder(folder);
  const last = await replay(lite, files, log);
  if (!last.ok) return last;
  const journal = new Journal(files, last.value);
  let running: Promise<Result<undefined, NotOnDisk>> | undefined;

  /** Nobody else has the connection meanwhile, so that nothing is appended. */
  async function beginAnew(): Promise<Result<() => Promise<void>, NotOnDisk>> {
    const client = await pool.connect();
    try {
      // A page may reach the disk only after what the log of the database says about it.
      await syncFolder(join(database, 'pg_wal'));
      const begun = await journal.begin();
      if (begun.ok) await client.query('checkpoint');
      return begun;
    } finally {
      client.release();
    }
  }

  async function checkpointNow(): Promise<Result<undefined, NotOnDisk>> {
    try {
      const begun = await beginAnew();
      if (!begun.ok) return begun;
      await syncFolder(database);
      await begun.value();
      return succeed(undefined);
    } catch (error) {
      log.warn(
        `The files of the database could not be put on the disk; the journal keeps what they lack: ${String(error)}`,
      );
      return fail(notOnDisk(error));
    }
  }

  function checkpoint(): Promise<Result<undefined, NotOnDisk>> {
    running ??= checkpointNow().finally(() => (running = undefined));
    return running;
  }

  return succeed({
    ...journaledPools(pool, journal),
    checkpoint,
    async note() {
      const { rows } = await lite.query<{ is_installed: boolean }>(isInstalledQuery);
      if (rows[0]?.is_installed !== true) await lite.exec(installation);
    },
    async onDisk() {
      const done = await journal.onDisk();
      if (journal.size > longestJournal) void checkpoint();
      return done;
    },
    async closed() {
      const begun = await journal.begin();
      if (!begun.ok) {
        log.error('The journal could not be written to its end: the disk is full or fails.');
        return;
      }
      await syncFolder(database);
      await begun.value();
    },
  });
}
