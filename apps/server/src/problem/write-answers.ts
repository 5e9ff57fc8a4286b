import type { Transaction } from 'kysely';
import { corrected, readAnswerKey, saved } from '@lemma/core/problem';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { SavedAnswer, Tables } from '../database/index.ts';
import {
  lastSaving,
  lockAttempt,
  nextNumber,
  readAnswers,
  writeState,
  type Attempt,
  type AttemptPlace,
} from './attempts.ts';
import type { GradedWork } from './problem-works.ts';

/** Answers by key. */
export type Answers = Readonly<Record<string, SavedAnswer>>;

/** What became of changed answers: versions of those that were taken, and what is stored instead of the others. */
export interface KeptAnswers {
  readonly versions: Readonly<Record<string, number>>;
  readonly changedElsewhere: Answers;
}

/** Takes changed answers of an attempt that is locked. */
export async function keepIn(
  transaction: Transaction<Tables>,
  attemptId: string,
  changed: Answers,
): Promise<KeptAnswers> {
  const stored = await readAnswers(transaction, attemptId);
  const versions: Record<string, number> = {};
  const changedElsewhere: Record<string, SavedAnswer> = {};
  for (const [key, answer] of Object.entries(changed)) {
    const before = stored[key];
    const version = before?.version ?? 0;
    if (before !== undefined && before.value === answer.value && before.lang === answer.lang && !answer.moved) {
      // Kept before: a repeated call, or the same thought in two places.
      versions[key] = version;
    } else if (answer.version < version) {
      changedElsewhere[key] = before ?? answer;
    } else {
      versions[key] = version + 1;
      const row = {
        value: answer.value,
        language: answer.lang,
        version: version + 1,
        moved: answer.moved ? JSON.stringify(answer.moved) : null,
      };
      await transaction
        .insertInto('answer')
        .values({ attempt_id: attemptId, key, ...row })
        .onConflict((conflict) => conflict.columns(['attempt_id', 'key']).doUpdateSet(row))
        .execute();
    }
  }
  return { versions, changedElsewhere };
}

/** Fails if answers or data have changed since they were graded. */
export async function saveGraded(
  transaction: Transaction<Tables>,
  at: AttemptPlace,
  before: Attempt,
  answers: Answers,
  graded: GradedWork,
  isCorrected: boolean,
): Promise<Result<object, { readonly kind: 'changed' }>> {
  const attempt = await lockAttempt(transaction, at);
  const now = attempt && (await readAnswers(transaction, attempt.id));
  if (attempt?.draw !== before.draw || JSON.stringify(now) !== JSON.stringify(answers))
    return fail({ kind: 'changed' });
  const last = (await lastSaving(transaction, attempt)) ?? {};
  const changed = Object.entries(answers).flatMap(([key, { value }]) => {
    const number = readAnswerKey(key)?.question;
    const isNew = value !== (last[key]?.value ?? '') && !graded.unreadable.includes(key);
    return number !== undefined && isNew ? [number] : [];
  });
  const isCounted = changed.length > 0;
  let state = saved(attempt.state, [...new Set(changed)]);
  await transaction
    .insertInto('saving')
    .values({
      attempt_id: attempt.id,
      number: await nextNumber(transaction, 'saving', attempt.id),
      draw: attempt.draw,
      counted: isCounted,
      answers: JSON.stringify(answers),
    })
    .execute();
  if (isCounted && isCorrected) {
    state = corrected(state, outcomeOf(graded));
    await noteOutcome(transaction, attempt, graded);
  }
  await writeState(transaction, attempt.id, state);
  return succeed({});
}

/** The outcome of graded work. */
export function outcomeOf({ score, questions }: GradedWork) {
  return { score, right: questions.filter(({ isRight }) => isRight).map(({ number }) => number) };
}

/** Adds the outcome to those of an attempt that is locked. */
export async function noteOutcome(
  transaction: Transaction<Tables>,
  { id, draw }: Attempt,
  graded: GradedWork,
): Promise<void> {
  const { score, right } = outcomeOf(graded);
  await transaction
    .insertInto('correction')
    .values({
      attempt_id: id,
      number: await nextNumber(transaction, 'correction', id),
      draw,
      score,
      right_questions: JSON.stringify(right),
    })
    .execute();
}

/** Deletes the answers of questions that have new data; those that stay count as handed in. */
export async function forget(
  transaction: Transaction<Tables>,
  { id, draw }: Attempt,
  numbers: readonly number[] | undefined,
): Promise<void> {
  if (numbers === undefined) {
    await transaction.deleteFrom('answer').where('attempt_id', '=', id).execute();
    return;
  }
  const answers = await readAnswers(transaction, id);
  const isGone = (key: string) => numbers.includes(readAnswerKey(key)?.question ?? 0);
  const gone = Object.keys(answers).filter(isGone);
  if (gone.length > 0) {
    await transaction.deleteFrom('answer').where('attempt_id', '=', id).where('key', 'in', gone).execute();
  }
  const left = Object.fromEntries(Object.entries(answers).filter(([key]) => !isGone(key)));
  await transaction
    .insertInto('saving')
    .values({
      attempt_id: id,
      number: await nextNumber(transaction, 'saving', id),
      draw,
      counted: false,
      answers: JSON.stringify(left),
    })
    .execute();
}
