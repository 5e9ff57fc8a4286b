import type { Kysely, Transaction } from 'kysely';
import { isEntered } from '@lemma/core/problem';
import type { User } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';
import { lastLateSaving, lastSaving, readAnswers, type Attempt } from './attempts.ts';
import { becomesAgain, storeReplaced } from './replaced-work.ts';

/**
 * What a learner has handed in before a deadline, and then replaced by new values. It counts until something is handed in
 * with these: at the deadline it is there again (docs/decisions/0093). The attempt is locked.
 */
export async function setAside(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  learner: User,
  now: number,
): Promise<void> {
  if ((await lastSaving(transaction, attempt)) !== undefined) {
    await storeReplaced(transaction, attempt, learner, now);
    return;
  }
  // Nothing was handed in with the last values: what was handed in before them still counts.
  await transaction
    .updateTable('replaced_work')
    .set({ draw: attempt.draw + 1 })
    .where('attempt_id', '=', attempt.id)
    .where('draw', '=', attempt.draw)
    .where('made_by', '=', attempt.user_id)
    .execute();
}

/** Whether something is set aside with the values that an attempt has now. */
export async function hasSetAside(db: Kysely<Tables>, attempt: Attempt): Promise<boolean> {
  return (await setAsideBefore(db, attempt)) !== undefined;
}

function setAsideBefore(db: Kysely<Tables>, { id, draw, user_id }: Attempt) {
  return db
    .selectFrom('replaced_work')
    .selectAll()
    .where('attempt_id', '=', id)
    .where('draw', '=', draw)
    .where('made_by', '=', user_id)
    .executeTakeFirst();
}

/**
 * Gives back what was set aside, if nothing was entered with the new values. The deadline has passed, and the attempt is
 * locked. Answers whether something was given back.
 */
export async function giveBack(transaction: Transaction<Tables>, attempt: Attempt, received: number): Promise<boolean> {
  const row = await setAsideBefore(transaction, attempt);
  if (row === undefined) return false;
  const answers = await readAnswers(transaction, attempt.id);
  const isEmpty = Object.entries(answers).every(([key, { value }]) => !isEntered(key, value));
  const savings = [await lastSaving(transaction, attempt), await lastLateSaving(transaction, attempt)];
  if (!isEmpty || savings.some((saving) => saving !== undefined)) return false;
  const handedIn = await transaction
    .selectFrom('saving')
    .select('draw')
    .where('attempt_id', '=', attempt.id)
    .where('draw', '<', attempt.draw)
    .where((is) => is.or([is('late', '=', false), is('accepted_at', 'is not', null)]))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const saved = handedIn && (await lastSaving(transaction, { id: attempt.id, draw: handedIn.draw }));
  if (handedIn === undefined || saved === undefined) return false;
  await transaction.deleteFrom('answer').where('attempt_id', '=', attempt.id).execute();
  const former = { ...row, answers: saved, savedWith: handedIn.draw };
  await becomesAgain(transaction, attempt, former, { received, key: undefined });
  return true;
}
