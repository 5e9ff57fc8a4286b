import type { Kysely, Transaction } from 'kysely';
import { succeed } from '@lemma/core/store';
import type { CorrectionPolicy } from '@lemma/core/workflow';
import type { Tables } from '../database/index.ts';
import { refusedToTake } from './admission.ts';
import { findAttempt, lockAttempt, readAnswers, type Attempt, type AttemptPlace } from './attempts.ts';
import type { ProblemViews } from './problem-views.ts';
import { isHandedIn, lastSavings } from './sheet-progress.ts';
import { giveBackReplaced, replacedBefore } from './replaced-work.ts';
import { betterReplaced, giveBack } from './set-aside.ts';
import { saveGraded } from './write-answers.ts';

/** Whose time in a worksheet is over. */
export interface TimeOver {
  readonly at: AttemptPlace;
  /** In milliseconds since 1970. */
  readonly deadline: number;
  readonly policy: CorrectionPolicy;
  /** What the job is counted under. */
  readonly name: string;
}

/** After so many changes between grading and writing, it is left to the next time. */
const mostRounds = 3;

/**
 * Hands in what a learner has kept by the deadline and not saved, as a save in the last moment: where one would have been
 * taken; and what was handed in before new values counts again if nothing was entered with these. Answers whether something
 * was done. A game hands in its levels itself.
 */
export async function handInKept(
  { db, views }: { readonly db: Kysely<Tables>; readonly views: ProblemViews },
  over: TimeOver,
): Promise<boolean> {
  const { at, deadline, policy, name } = over;
  if (await isGivenBack(db, over)) return true;
  for (let round = 0; round < mostRounds; round += 1) {
    const attempt = await findAttempt(db, at);
    if (attempt === undefined || !(await isUnsaved(db, attempt, over))) return false;
    const answers = await readAnswers(db, attempt.id);
    const graded = await views.grade(
      { path: at.path, name, language: await views.languageOf(attempt) },
      attempt,
      answers,
    );
    if (!graded.ok) return false;
    const better = await betterReplaced({ db, views }, attempt, name, graded.value.score);
    const done = await db.transaction().execute(async (transaction) => {
      // Somebody else may have handed it in meanwhile.
      const locked = await lockAttempt(transaction, at);
      if (locked === undefined || !(await isUnsaved(transaction, locked, over))) return succeed({});
      if (better !== undefined && locked.draw === attempt.draw) {
        const by = { id: better.made_by, name: better.made_by_name };
        await giveBackReplaced(transaction, locked, better, {
          by,
          now: deadline,
          received: deadline - 1,
          key: undefined,
        });
        await noteWaitingAgain(transaction, over);
        return succeed({});
      }
      return saveGraded(transaction, at, attempt, answers, graded.value, {
        // Nobody can be asked any more which of two readings is meant.
        ...{ isCorrected: policy.corrector === 'afterSave', asksReading: false, isLate: false },
        // A deadline has passed from its own millisecond on.
        ...{ received: deadline - 1, key: undefined },
      });
    });
    if (done.ok) return true;
  }
  return false;
}

/** Whether what was handed in before new values is there again, because nothing was entered with these. */
async function isGivenBack(db: Kysely<Tables>, over: TimeOver): Promise<boolean> {
  const attempt = await findAttempt(db, over.at);
  if (attempt === undefined || (await replacedBefore(db, attempt)) === undefined) return false;
  return db.transaction().execute(async (transaction) => {
    const locked = await lockAttempt(transaction, over.at);
    if (locked === undefined || !(await giveBack(transaction, locked, over.deadline - 1))) return false;
    await noteWaitingAgain(transaction, over);
    return true;
  });
}

/** Work that is there again had waited for its code when it was replaced. */
async function noteWaitingAgain(transaction: Transaction<Tables>, { at, policy }: TimeOver): Promise<void> {
  const back = policy.corrector === 'afterSave' ? await findAttempt(transaction, at) : undefined;
  if (back === undefined || back.state.tries === 0 || back.state.outcome !== undefined) return;
  const waiting = { attempt_id: back.id, broken: null };
  await transaction
    .insertInto('waiting_code')
    .values(waiting)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether something was kept in time, is not what was saved last or was no try, and would have been taken. */
async function isUnsaved(db: Kysely<Tables>, attempt: Attempt, { deadline, policy }: TimeOver): Promise<boolean> {
  if (attempt.state.game !== undefined) return false;
  const before = { policy, isAfterDeadline: false, isCorrectionDue: false, isLate: false };
  if (refusedToTake(attempt, undefined, before, deadline) !== undefined) return false;
  const [answers, savings, arrived] = await Promise.all([
    readAnswers(db, attempt.id),
    lastSavings(db, [attempt.id]),
    db
      .selectFrom('receipt')
      .select('received')
      .where('attempt_id', '=', attempt.id)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const last = savings.get(attempt.id);
  const saved = last?.draw === attempt.draw ? last.answers : {};
  const isInTime = arrived === undefined || arrived.received.getTime() < deadline;
  return isInTime && (attempt.state.isUnclear === true || !isHandedIn(answers, saved));
}
