import type { Kysely, Transaction } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import type { CodeMark, CodeToMark } from '@lemma/core/code-answer';
import type { Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { refuse } from '../http/index.ts';
import type { NotRun } from '../sandbox/index.ts';
import type { GradedWork } from './problem-works.ts';

/** What is answered where a mark is asked for that cannot be had now. */
export const codeWaits = refuse(
  503,
  refusalIds.noSandbox,
  'The code cannot be run now. The answers are kept, and will be corrected later.',
  { retryAfter: 30 },
);

/** Whether there is code in it that has no mark yet: it is corrected later. */
export function isWaiting({ toMark }: Pick<GradedWork, 'toMark'>): boolean {
  return Object.keys(toMark).length > 0;
}

/**
 * The marks of code that was handed in to an attempt, by digest. What is not known yet is run, one after the other, and
 * then kept: a correction that is looked at again says the same. What cannot be run now is missing.
 */
export async function marksOf(
  db: Kysely<Tables>,
  attemptId: string,
  toMark: GradedWork['toMark'],
  run: (code: CodeToMark) => Promise<Result<CodeMark, NotRun>> | undefined,
): Promise<Readonly<Record<string, CodeMark>>> {
  const known = await db
    .selectFrom('code_mark')
    .select(['digest', 'mark'])
    .where('attempt_id', '=', attemptId)
    .where('digest', 'in', Object.keys(toMark))
    .execute();
  const marks = new Map(known.map(({ digest, mark }) => [digest, mark]));
  for (const [digest, code] of Object.entries(toMark)) {
    if (marks.has(digest)) continue;
    const marked = await run(code);
    if (marked?.ok !== true) continue;
    marks.set(digest, marked.value);
    await db
      .insertInto('code_mark')
      .values({ attempt_id: attemptId, digest, mark: JSON.stringify(marked.value) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return Object.fromEntries(marks);
}

/** Notes whether what was handed in waits for its code to be run. The attempt is locked. */
export async function noteWaiting(
  transaction: Transaction<Tables>,
  attemptId: string,
  graded: Pick<GradedWork, 'toMark'>,
): Promise<void> {
  if (isWaiting(graded)) {
    const row = { attempt_id: attemptId };
    await transaction
      .insertInto('waiting_code')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else await transaction.deleteFrom('waiting_code').where('attempt_id', '=', attemptId).execute();
}

/** Since when what was handed in to an attempt waits for its code to be run; undefined if it does not. */
export async function waitsSince(db: Kysely<Tables>, attemptId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('waiting_code')
    .select('since')
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row?.since;
}
