import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '@lemma/core/platform';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { JournalFolder } from './journal-files.ts';
import { readJournal, type JournalRecord } from './records.ts';
import { positionQuery, replayFunction } from './row-changes.ts';

/** Records that are made again by one call. */
const portion = 200;

/**
 * Makes again what the journal holds and the database does not, in order, up to the first record that is missing or not as
 * it was written. Answers the number of the last file. Fails if the journal begins later than the database ends.
 */
export async function replay(lite: PGlite, folder: JournalFolder, log: Log): Promise<Result<number, string>> {
  const files = await folder.list();
  const last = files.at(-1) ?? 0;
  const held = await positionOf(lite);
  const { records, damaged } = await recordsAfter(held, files, folder);
  if (records === undefined) return fail('the journal does not begin where the database ends');
  for (const file of damaged) {
    const name = await folder.setAside(file);
    log.error(
      `The journal is damaged: what was kept after its record ${String(records.at(-1)?.number ?? held)} is lost, unless the database has it. The damaged file is kept as ${name}.`,
    );
  }
  if (records.length === 0) return succeed(last);
  await lite.transaction(async (transaction) => {
    await transaction.exec(`set local session_replication_role = replica; ${replayFunction}`);
    for (let from = 0; from < records.length; from += portion) {
      const changes = records.slice(from, from + portion).map((record) => record.changes.slice(1, -1));
      await transaction.query('select pg_temp.lemma_replay($1::jsonb)', [`[${changes.join(',')}]`]);
    }
    await transaction.query('update journal_position set number = $1', [records.at(-1)?.number]);
  });
  log.warn(`${String(records.length)} changes were made again from the journal.`);
  return succeed(last);
}

async function positionOf(lite: PGlite): Promise<number> {
  const { rows } = await lite.query<{ has_position: boolean }>(positionQuery);
  if (rows[0]?.has_position !== true) return 0;
  const found = await lite.query<{ number: number }>('select number from journal_position');
  return found.rows[0]?.number ?? 0;
}

/** Those that follow the position without a gap; none if the first does not. `damaged`: files that cannot be read to the end. */
async function recordsAfter(
  position: number,
  files: readonly number[],
  folder: JournalFolder,
): Promise<{ readonly records: readonly JournalRecord[] | undefined; readonly damaged: readonly number[] }> {
  const records: JournalRecord[] = [];
  let next = position + 1;
  for (const file of files) {
    const read = readJournal(await folder.read(file));
    for (const record of read.records) {
      if (record.number < next) continue;
      if (record.number > next) return { records: records.length === 0 ? undefined : records, damaged: [file] };
      records.push(record);
      next += 1;
    }
    if (read.rest === 'damaged') return { records, damaged: [file] };
  }
  return { records, damaged: [] };
}
