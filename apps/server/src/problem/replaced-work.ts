import type { Kysely, Selectable, Transaction } from 'kysely';
import { isEntered, type DrawnByTeacher } from '@lemma/core/problem';
import type { User } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import type { Refused } from '../http/index.ts';
import { giveReceipt } from '../receipt/index.ts';
import { notFound, replaced, type Looking } from './admission.ts';
import { lastSaving, lockAttempt, nextNumber, readAnswers, type Attempt, type AttemptPlace } from './attempts.ts';
import { isHandedIn } from './sheet-progress.ts';
import { writeAnswers, type Arrival } from './write-answers.ts';

/** Who replaces the work of a learner, and when. */
export interface Replacing {
  readonly by: Pick<User, 'id' | 'name'>;
  readonly isOwn: boolean;
  /** Whether learners who draw new values lose nothing that was handed in: before a deadline, for all questions. */
  readonly keepsHandedIn: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Keeps the work of a learner that is about to be replaced by new data. What teachers replace can be given back, and what
 * learners have handed in before a deadline counts until they hand in something else (docs/decisions/0098). Data for which
 * nothing was given are not kept: what was there before them can be given back, however often somebody draws. The
 * attempt is locked.
 */
export async function keepReplaced(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  replacing: Replacing,
): Promise<void> {
  const { isOwn, keepsHandedIn } = replacing;
  const former = await replacedBefore(transaction, attempt);
  const hasHandedIn = (await lastSaving(transaction, attempt)) !== undefined;
  const isUntouched = former?.is_undone === false && !(await isTouched(transaction, attempt));
  // Learners themselves discard what they have typed, and nothing else.
  if (isUntouched || (isOwn && keepsHandedIn && !hasHandedIn)) await moveUp(transaction, attempt, replacing);
  else if (!isOwn || keepsHandedIn) await storeReplaced(transaction, attempt, replacing);
}

/** The work that the data of an attempt have replaced. */
export function replacedBefore(db: Kysely<Tables>, { id, draw }: Pick<Attempt, 'id' | 'draw'>) {
  return db
    .selectFrom('replaced_work')
    .selectAll()
    .where('attempt_id', '=', id)
    .where('draw', '=', draw)
    .executeTakeFirst();
}

/** Whether the learner has given something since an attempt has its data: more than what these have left. */
export async function isTouched(db: Kysely<Tables>, attempt: Pick<Attempt, 'id' | 'draw'>): Promise<boolean> {
  if (await isSavedSince(db, attempt)) return true;
  const kept = Object.entries(await readAnswers(db, attempt.id)).filter(([key, { value }]) => isEntered(key, value));
  return !isHandedIn(Object.fromEntries(kept), (await lastSaving(db, attempt)) ?? {});
}

/** Whether the learner has saved something since an attempt has its data. */
async function isSavedSince(db: Kysely<Tables>, { id, draw }: Pick<Attempt, 'id' | 'draw'>): Promise<boolean> {
  const receipt = db.selectFrom('receipt').select('number').where('attempt_id', '=', id).where('draw', '=', draw);
  return (await receipt.where('kind', '=', 'save').limit(1).executeTakeFirst()) !== undefined;
}

/** What was replaced last counts as replaced by the next data. What a teacher has replaced, teachers give back. */
async function moveUp(
  transaction: Transaction<Tables>,
  { id, draw }: Attempt,
  { by, isOwn, now }: Pick<Replacing, 'by' | 'isOwn' | 'now'>,
): Promise<void> {
  await transaction
    .updateTable('replaced_work')
    .set({ draw: draw + 1, ...(!isOwn && { made_by: by.id, made_by_name: by.name, made_at: new Date(now) }) })
    .where('attempt_id', '=', id)
    .where('draw', '=', draw)
    .execute();
}

async function storeReplaced(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  { by: { id, name }, now }: Pick<Replacing, 'by' | 'now'>,
  is_undone = false,
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
      ...{ attempt_id: attempt.id, draw: attempt.draw + 1, of_draw: attempt.draw },
      ...{ version_hash: attempt.version_hash, seed: attempt.seed, drawing: attempt.drawing },
      generations: JSON.stringify(attempt.generations),
      asked: JSON.stringify(attempt.asked),
      state: JSON.stringify(attempt.state),
      mended_hash: attempt.mended_hash,
      answers: JSON.stringify(await readAnswers(transaction, attempt.id)),
      awaited: open.map((answer) => answer.id),
      ...{ made_by: id, made_by_name: name, made_at: new Date(now), is_undone },
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
 * Gives a learner back what a teacher has replaced, as the next draw. Refused once the learner has saved something with the
 * new data, or has other data. What was only entered with the new data is kept as replaced work in its turn.
 */
export async function restoreReplaced(
  transaction: Transaction<Tables>,
  looking: Looking,
  at: AttemptPlace,
  { by, now, ...arrival }: Arrival & Pick<Replacing, 'by' | 'now'>,
): Promise<Result<object, Refused>> {
  const attempt = await lockAttempt(transaction, at);
  if (attempt === undefined) return notFound(looking);
  const row = await replacedBefore(transaction, attempt);
  if (row === undefined || row.made_by === attempt.user_id) return notFound(looking);
  if (await isSavedSince(transaction, attempt)) return replaced;
  await giveBackReplaced(transaction, attempt, row, { by, now, ...arrival });
  return succeed({});
}

/** Work as it was stored. */
export type ReplacedWork = Selectable<Tables['replaced_work']>;

/** Gives back what was replaced, as the next draw of an attempt that is locked; what was entered since can be given back, too. */
export async function giveBackReplaced(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  row: ReplacedWork,
  { by, now, ...arrival }: Arrival & Pick<Replacing, 'by' | 'now'>,
): Promise<void> {
  const isKept = await isTouched(transaction, attempt);
  if (isKept) await storeReplaced(transaction, attempt, { by, now }, !row.is_undone);
  await transaction.deleteFrom('answer').where('attempt_id', '=', attempt.id).execute();
  await becomesAgain(transaction, attempt, row, arrival);
  const was = { id: attempt.id, draw: row.of_draw };
  // What it had replaced itself can still be given back, until something is saved.
  if (isKept || (await isSavedSince(transaction, was))) return;
  await transaction
    .updateTable('replaced_work')
    .set({ draw: attempt.draw + 1 })
    .where('attempt_id', '=', was.id)
    .where('draw', '=', was.draw)
    .execute();
}

/** An attempt that is locked becomes what it was, as the next draw. */
export async function becomesAgain(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  row: ReplacedWork,
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
  { of_draw, answers }: Pick<ReplacedWork, 'of_draw' | 'answers'>,
  arrival: Arrival,
): Promise<void> {
  const saved = await transaction
    .selectFrom('saving')
    .select(['received', 'answers'])
    .where('attempt_id', '=', id)
    .where('draw', '=', of_draw)
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
