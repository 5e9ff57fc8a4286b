import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { parseJson } from '@lemma/core/platform';
import { fail, succeed, type Result } from '@lemma/core/store';
import { takeTurn, type Tables } from '../database/index.ts';

/**
 * Whether a backup contains a table, for every table, in an order in which every row follows those it refers to.
 * Sessions are left out: after a restore everybody signs in again. The first line lists the migrations applied.
 */
const held: Readonly<Record<keyof Tables, boolean>> = {
  worksheet_template: true,
  worksheet_title: true,
  worksheet: true,
  document: true,
  implementation: true,
  classification: true,
  indexed_text: true,
  customisation_version: true,
  document_picture: true,
  problem_draft: true,
  worksheet_customisation: true,
  worksheet_deadline: true,
  assignment: true,
  assignment_member: true,
  extension: true,
  people_group: true,
  people_group_member: true,
  course: true,
  rating: true,
  pdf_document: true,
  oidc_secret: true,
  oidc_payload: false,
  user_account: true,
  password_link: true,
  document_version: true,
  attempt: true,
  answer: true,
  saving: true,
  receipt: true,
  correction: true,
  play_result: true,
  unlisted_player: true,
  code_mark: true,
  waiting_code: true,
  selftest_state: true,
  undecided_answer: true,
  decision: true,
  replaced_work: true,
  regrading: true,
  regraded_attempt: true,
  labeling: true,
  user_label: true,
  user_language: true,
  indexed_word: true,
  write: true,
  lms_token_use: false,
  lms_launch: true,
  audit_entry: true,
  revision: false,
  migration: false,
};

const tables = Object.entries(held).flatMap(([table, isHeld]) => (isHeld ? [table] : []));

const firstLine = v.object({ lemma: v.literal('backup'), version: v.literal(1), steps: v.array(v.string()) });
/** Held by older backups; the documents of the content folder say today what was in it. */
const formerTable = 'open_course';
const rowLine = v.tuple([v.picklist([...tables, formerTable]), v.string()]);

/** Rows of a table that are read or written at once; a picture has megabytes. */
function portionOf(table: string): number {
  return table === 'document_picture' ? 4 : 200;
}

/**
 * Why a file cannot be restored: it is not a backup, it is from a newer program, or the database already contains data.
 */
export type NotRestored = 'noBackup' | 'newer' | 'notEmpty';

/**
 * Writes everything to a private file while the platform keeps running; the rows are a consistent snapshot. The file is
 * gzipped JSON lines and fits either kind of database.
 */
export async function backUp(db: Kysely<Tables>, file: string): Promise<number> {
  let rows = 0;
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      async function* lines(): AsyncGenerator<string> {
        const steps = await transaction.selectFrom('migration').select('name').orderBy('name').execute();
        yield `${JSON.stringify({ lemma: 'backup', version: 1, steps: steps.map(({ name }) => name) })}\n`;
        for (const table of tables) {
          const portion = portionOf(table);
          await sql`declare backup no scroll cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
            transaction,
          );
          for (;;) {
            const read = await sql<{ readonly row: string }>`fetch ${sql.lit(portion)} from backup`.execute(
              transaction,
            );
            for (const { row } of read.rows) yield `${JSON.stringify([table, row])}\n`;
            rows += read.rows.length;
            if (read.rows.length < portion) break;
          }
          await sql`close backup`.execute(transaction);
        }
      }
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    });
  return rows;
}

/**
 * The migrations applied in a backup's database: a new database is first brought to that state, and further once its
 * rows have been restored.
 */
export async function stepsOf(file: string): Promise<readonly string[] | undefined> {
  try {
    for await (const line of linesOf(file)) {
      const read = v.safeParse(firstLine, parseJson(line));
      return read.success ? read.output.steps : undefined;
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error;
  }
  return undefined;
}

/** Restores the rows of a backup into an empty database of the backup's own schema, all or none. */
export async function restore(db: Kysely<Tables>, file: string): Promise<Result<number, NotRestored>> {
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    if (!(await isEmpty(transaction))) return fail('notEmpty');
    let rows = 0;
    let waiting: { readonly table: string; readonly rows: string[] } | undefined;
    const write = async (): Promise<void> => {
      if (!waiting) return;
      const json = `[${waiting.rows.join(',')}]`;
      const table = sql.table(waiting.table);
      await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`.execute(
        transaction,
      );
      rows += waiting.rows.length;
      waiting = undefined;
    };
    let first = true;
    for await (const line of linesOf(file)) {
      if (first) {
        first = false;
        continue;
      }
      const [table, row] = v.parse(rowLine, parseJson(line));
      if (table === formerTable) continue;
      if (waiting && (waiting.table !== table || waiting.rows.length >= portionOf(table))) await write();
      waiting ??= { table, rows: [] };
      waiting.rows.push(row);
    }
    await write();
    return succeed(rows);
  });
}

/** Whether a database is still unused: a server that was started once has its keys, and the content it loaded. */
async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  for (const table of tables) {
    const found = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (found.rows.length > 0) return false;
  }
  return true;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const text = bytes.pipe(createGunzip()).setEncoding('utf8');
  bytes.on('error', (error) => text.destroy(error));
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
