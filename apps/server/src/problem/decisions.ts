import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { readAnswerKey } from '@lemma/core/problem';
import type { Tables } from '../database/index.ts';
import type { Attempt } from './attempts.ts';
import { givenText, type GradedWork, type GradingJob, type TutorScore } from './problem-works.ts';

/** An answer that was handed in and could be neither proven nor refuted. */
export type UndecidedRow = Selectable<Tables['undecided_answer']>;
/** What a tutor has decided about it, or taken back. */
export type DecisionRow = Selectable<Tables['decision']>;

/** Names the data that a question has: those of others may be drawn anew without touching it. */
export function dataOf({ version_hash, seed, generations }: Attempt, key: string): string {
  const question = readAnswerKey(key)?.question ?? 0;
  return `${version_hash}.${seed}.${generations[question] ?? 0}`;
}

/** Whether this is the answer to the current data among what is handed in. */
export function isHandedIn(
  { key, data, value, language }: Pick<UndecidedRow, 'key' | 'data' | 'value' | 'language'>,
  attempt: Attempt,
  handedIn: GradingJob['answers'],
): boolean {
  const answer = handedIn[key];
  if (answer === undefined || data !== dataOf(attempt, key)) return false;
  const given = givenText(answer);
  return given.text === value && given.language === language;
}

/** The last row about an answer: a decision, or one taken back. */
export function lastDecision(db: Kysely<Tables>, answerId: string): Promise<DecisionRow | undefined> {
  return db
    .selectFrom('decision')
    .selectAll()
    .where('answer_id', '=', answerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The decisions that hold for these answers to an attempt, by key. */
export async function decisionsOn(
  db: Kysely<Tables>,
  attempt: Attempt,
  answers: GradingJob['answers'],
): Promise<GradingJob['decided']> {
  const rows = await db
    .selectFrom('undecided_answer as answer')
    .innerJoin('decision', 'decision.answer_id', 'answer.id')
    .select(['key', 'data', 'value', 'language', 'score', 'reason', 'decided_by_name'])
    .where('attempt_id', '=', attempt.id)
    .orderBy('answer.id')
    .orderBy('decision.number')
    .execute();
  const last = new Map(rows.filter((row) => isHandedIn(row, attempt, answers)).map((row) => [row.key, row]));
  return Object.fromEntries(
    [...last].flatMap(([key, row]) => {
      const score = tutorScore(row);
      return score === undefined ? [] : [[key, score]];
    }),
  );
}

/** What was decided; undefined if it was taken back. */
function tutorScore({
  score,
  reason,
  decided_by_name: by,
}: Pick<DecisionRow, 'score' | 'reason' | 'decided_by_name'>): TutorScore | undefined {
  return score === null ? undefined : { score, by, ...(reason !== null && { reason }) };
}

/** Puts what awaits a decision on the list of tutors, and takes from it what does not any more. The attempt is locked. */
export async function noteAwaited(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  awaited: GradedWork['awaited'],
): Promise<void> {
  const known = await transaction
    .selectFrom('undecided_answer')
    .selectAll()
    .where('attempt_id', '=', attempt.id)
    .execute();
  const stays = new Set<string>();
  for (const { key, text, language, asked, solution, solutionLanguage } of awaited) {
    const row = { key, data: dataOf(attempt, key), value: text, language };
    const before = known.find(
      (each) => each.key === key && each.data === row.data && each.value === text && each.language === language,
    );
    if (before === undefined) {
      await transaction
        .insertInto('undecided_answer')
        .values({
          ...row,
          id: randomUUID(),
          attempt_id: attempt.id,
          asked: JSON.stringify(asked),
          solution,
          solution_language: solutionLanguage,
          is_open: true,
        })
        .execute();
    } else {
      stays.add(before.id);
      // Noted for a tutor's score only, when it was decided automatically.
      if (before.solution === null) {
        await transaction
          .updateTable('undecided_answer')
          .set({ asked: JSON.stringify(asked), solution, solution_language: solutionLanguage })
          .where('id', '=', before.id)
          .execute();
      }
    }
  }
  for (const { id, is_open } of known) {
    if (is_open === stays.has(id)) continue;
    await transaction.updateTable('undecided_answer').set({ is_open: !is_open }).where('id', '=', id).execute();
  }
}

/** Takes answers to questions that have other data from the list of tutors; by default all. The attempt is locked. */
export async function noteForgotten(
  transaction: Transaction<Tables>,
  attemptId: string,
  numbers: readonly number[] | undefined,
): Promise<void> {
  const open = await transaction
    .selectFrom('undecided_answer')
    .select(['id', 'key'])
    .where('attempt_id', '=', attemptId)
    .where('is_open', '=', true)
    .execute();
  const isGone = ({ key }: Pick<UndecidedRow, 'key'>) =>
    numbers === undefined || numbers.includes(readAnswerKey(key)?.question ?? 0);
  const gone = open.filter(isGone).map(({ id }) => id);
  if (gone.length === 0) return;
  await transaction.updateTable('undecided_answer').set({ is_open: false }).where('id', 'in', gone).execute();
}
