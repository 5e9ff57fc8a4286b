import type { Kysely, Transaction } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import type { BrokenEvaluator, CodeMark, CodeToMark } from '@lemma/core/code-answer';
import type { Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import type { NotMarked } from '../sandbox/index.ts';
import type { Attempt } from './attempts.ts';
import type { BrokenEvaluators } from './broken-evaluators.ts';
import type { GradedWork } from './problem-works.ts';

/** What is answered where a mark is asked for that cannot be had now. */
export const codeWaits = refuse(
  503,
  refusalIds.noSandbox,
  'The code cannot be run now. The answers are kept, and will be corrected later.',
  { retryAfter: 30 },
);

/** What is answered where work is to be corrected that waits; of a broken evaluator, with what went wrong in it. */
export function whyNotCorrected({ broken = [] }: Pick<GradedWork, 'broken'>): Result<never, Refused> {
  const [first] = broken;
  return first === undefined ? codeWaits : refuse(422, refusalIds.correctionFailed, inWords(first));
}

/** What went wrong in an evaluator, for those who can mend it. */
function inWords({ question, message = '', line }: BrokenEvaluator): string {
  const place = line === undefined ? '' : ` in line ${line}`;
  return `The evaluator of question ${question} has failed${place}: ${message}`;
}

/** Evaluators that have failed, with their questions as they are numbered on the page. */
export function asAsked(
  { asked }: Pick<Attempt, 'asked'>,
  broken: readonly BrokenEvaluator[],
): readonly BrokenEvaluator[] {
  return broken.map(({ question, ...failure }) => ({
    question: asked.findIndex(({ number }) => number === question) + 1,
    ...failure,
  }));
}

/** Whether there is code in it that has no mark yet: it is corrected later. */
export function isWaiting({ toMark }: Pick<GradedWork, 'toMark'>): boolean {
  return Object.keys(toMark).length > 0;
}

/** Whether all code in it that has no mark yet waits for its evaluator to be mended, if there is any. */
export function waitsForMendingOnly({ toMark, broken = [] }: Pick<GradedWork, 'toMark' | 'broken'>): boolean {
  return Object.keys(toMark).length === broken.length;
}

/** Marks of code by digest, and the evaluators that have failed. */
export interface CodeMarks {
  readonly marks: Readonly<Record<string, CodeMark>>;
  readonly broken: Readonly<Record<string, BrokenEvaluator>>;
}

/**
 * The marks of code that was handed in to an attempt, by digest. What is not known yet is run, one after the other, and
 * then kept: a correction that is looked at again says the same. What cannot be run now is missing, and so is code whose
 * evaluator has failed: it is run again after a while, because what was missing on this machine may be there then.
 */
export async function marksOf(
  db: Kysely<Tables>,
  attempt: { readonly id: string; readonly path: string },
  toMark: GradedWork['toMark'],
  run: (code: CodeToMark) => Promise<Result<CodeMark, NotMarked>> | undefined,
  failures: BrokenEvaluators,
): Promise<CodeMarks> {
  const known = await db
    .selectFrom('code_mark')
    .select(['digest', 'mark'])
    .where('attempt_id', '=', attempt.id)
    .where('digest', 'in', Object.keys(toMark))
    .execute();
  const marks = new Map(known.map(({ digest, mark }) => [digest, mark]));
  const broken = new Map<string, BrokenEvaluator>();
  for (const [digest, { question, code }] of Object.entries(toMark)) {
    if (marks.has(digest)) continue;
    const before = failures.of(digest);
    const marked = before ?? (await run(code));
    if (marked?.ok === true) {
      marks.set(digest, marked.value);
      await db
        .insertInto('code_mark')
        .values({ attempt_id: attempt.id, digest, mark: JSON.stringify(marked.value) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else if (marked?.failure.kind === 'evaluatorFailed') {
      const { message, line } = marked.failure;
      const failure = { question, message, ...(line !== undefined && { line }) };
      broken.set(digest, failure);
      if (before === undefined) failures.note(digest, marked.failure, `${attempt.path}: ${inWords(failure)}`);
    }
  }
  return { marks: Object.fromEntries(marks), broken: Object.fromEntries(broken) };
}

/** Notes whether what was handed in waits for its code to be run. The attempt is locked. */
export async function noteWaiting(
  transaction: Transaction<Tables>,
  attemptId: string,
  graded: Pick<GradedWork, 'toMark' | 'broken'>,
): Promise<void> {
  if (isWaiting(graded)) {
    const broken = graded.broken === undefined ? null : JSON.stringify(graded.broken);
    await transaction
      .insertInto('waiting_code')
      .values({ attempt_id: attemptId, broken })
      .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet({ broken }))
      .execute();
  } else await transaction.deleteFrom('waiting_code').where('attempt_id', '=', attemptId).execute();
}

/** Notes which evaluators the work of an attempt waits for, if it still waits. */
export async function noteBroken(
  db: Kysely<Tables>,
  attemptId: string,
  { broken }: Pick<GradedWork, 'broken'>,
): Promise<void> {
  await db
    .updateTable('waiting_code')
    .set({ broken: broken === undefined ? null : JSON.stringify(broken) })
    .where('attempt_id', '=', attemptId)
    .execute();
}

/** What was handed in to an attempt and waits for its code to be run, or for an evaluator to be mended. */
export interface WaitingCode {
  readonly since: Date;
  readonly broken: readonly BrokenEvaluator[] | null;
}

/** Whether what was handed in to an attempt waits; undefined if it does not. */
export function waitingOf(db: Kysely<Tables>, attemptId: string): Promise<WaitingCode | undefined> {
  return db
    .selectFrom('waiting_code')
    .select(['since', 'broken'])
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
}
