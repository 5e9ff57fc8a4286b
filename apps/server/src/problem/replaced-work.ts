import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DrawnByTeacher } from '@lemma/core/problem';
import type { User } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import type { Refused } from '../http/index.ts';
import { giveReceipt } from '../receipt/index.ts';
import { notFound, replaced, type Looking } from './admission.ts';
import { lockAttempt, nextNumber, readAnswers, type Attempt, type AttemptPlace } from './attempts.ts';
import { writeAnswers, type Arrival } from './write-answers.ts';

/** Stores the work of a learner that somebody is about to replace by new data. The attempt is locked. */
export async function storeReplaced(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  { id, name }: User,
  now: number,
): Promise<void> {
  const open = await transaction
    .selectFrom('undecided_answer')
    .select('id')
    .where('attempt_id', '=', attempt.id)
    .where('is_open', '=', true)
    .execute();
  await transaction
    .insertInto('replaced_work')
    .values({
      ...{ attempt_id: attempt.id, draw: attempt.draw + 1, version_hash: attempt.version_hash, seed: attempt.seed },
      drawing: attempt.drawing,
      generations: JSON.stringify(attempt.generations),
      asked: JSON.stringify(attempt.asked),
      state: JSON.stringify(attempt.state),
      mended_hash: attempt.mended_hash,
      answers: JSON.stringify(await readAnswers(transaction, attempt.id)),
      awaited: open.map((answer) => answer.id),
      ...{ made_by: id, made_by_name: name, made_at: new Date(now) },
    })
    .execute();
}

/** Who has drawn the current data of an attempt, if it was a teacher. */
export async function drawnByTeacher(
  db: Kysely<Tables>,
  { id, draw, user_id }: Pick<Attempt, 'id' | 'draw' | 'user_id'>,
): Promise<DrawnByTeacher | undefined> {
  const row = await db
    .selectFrom('replaced_work')
    .select(['made_by_name', 'made_at'])
    .where('attempt_id', '=', id)
    .where('draw', '=', draw)
    .where('made_by', '<>', user_id)
    .executeTakeFirst();
  return row && { by: row.made_by_name, at: row.made_at.toISOString() };
}

/**
 * Gives a learner back what a teacher has replaced, as the next draw. Refused once the learner has given answers to the new
 * data, or has other data.
 */
export async function restoreReplaced(
  transaction: Transaction<Tables>,
  looking: Looking,
  at: AttemptPlace,
  arrival: Arrival,
): Promise<Result<object, Refused>> {
  const attempt = await lockAttempt(transaction, at);
  if (attempt === undefined) return notFound(looking);
  const row = await transaction
    .selectFrom('replaced_work')
    .selectAll()
    .where('attempt_id', '=', attempt.id)
    .where('draw', '=', attempt.draw)
    .where('made_by', '<>', attempt.user_id)
    .executeTakeFirst();
  if (row === undefined) return notFound(looking);
  const left = await readAnswers(transaction, attempt.id);
  const isUntouched = Object.entries(left).every(([key, answer]) => isDeepStrictEqual(row.answers[key], answer));
  if (!isUntouched || attempt.state.outcome !== undefined) return replaced;
  await becomesAgain(transaction, attempt, { ...row, savedWith: row.draw - 1 }, arrival);
  return succeed({});
}

/** Work as it was stored, and the draw with which the last of it was handed in. */
type FormerWork = Selectable<Tables['replaced_work']> & { readonly savedWith: number };

/** An attempt that is locked becomes what it was, as the next draw. */
export async function becomesAgain(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  row: FormerWork,
  arrival: Arrival,
): Promise<void> {
  const draw = attempt.draw + 1;
  await transaction
    .updateTable('attempt')
    .set({
      ...{ version_hash: row.version_hash, seed: row.seed, drawing: row.drawing, mended_hash: row.mended_hash, draw },
      generations: JSON.stringify(row.generations),
      asked: JSON.stringify(row.asked),
      state: JSON.stringify(row.state),
    })
    .where('id', '=', attempt.id)
    .execute();
  await writeAnswers(transaction, attempt.id, Object.entries(row.answers));
  if (row.awaited.length > 0) {
    await transaction.updateTable('undecided_answer').set({ is_open: true }).where('id', 'in', row.awaited).execute();
  }
  await noteSaved(transaction, { id: attempt.id, draw }, row, arrival);
}

/** What was handed in with the former data counts as handed in with those that are there again: at its own time, as no other try. */
async function noteSaved(
  transaction: Transaction<Tables>,
  { id, draw }: Pick<Attempt, 'id' | 'draw'>,
  { savedWith, answers }: Pick<FormerWork, 'savedWith' | 'answers'>,
  arrival: Arrival,
): Promise<void> {
  const saved = await transaction
    .selectFrom('saving')
    .select(['received', 'answers'])
    .where('attempt_id', '=', id)
    .where('draw', '=', savedWith)
    .where((is) => is.or([is('late', '=', false), is('accepted_at', 'is not', null)]))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (saved === undefined) {
    await giveReceipt(transaction, id, { kind: 'newData', draw, ...arrival, answers });
    return;
  }
  const number = await nextNumber(transaction, 'saving', id);
  await transaction
    .insertInto('saving')
    .values({
      ...{ attempt_id: id, number, draw, counted: false, received: saved.received },
      answers: JSON.stringify(saved.answers),
    })
    .execute();
  await giveReceipt(transaction, id, { kind: 'newData', draw, ...arrival, saving: number, answers: saved.answers });
}
