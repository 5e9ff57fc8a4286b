import type { Kysely, Transaction } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import {
  isEntered,
  mayDrawNewData,
  mayRedraw,
  notRight,
  partlyRedrawn,
  readAnswerKey,
  redrawn,
} from '@lemma/core/problem';
import { usualDrawing } from '@lemma/core/exercise';
import { userOf } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import { once, type Tables, type Write } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { notFound, type Admitted, type Looking } from './admission.ts';
import { drawOf, findAttempt, lockAttempt, newSeed, readAnswers, type Attempt } from './attempts.ts';
import type { ProblemViews } from './problem-views.ts';
import { keepReplaced } from './replaced-work.ts';
import { writeNewData, type Answers, type NewData } from './write-answers.ts';

/** New data on their way. */
export interface NewDataDrawing {
  readonly looking: Looking;
  readonly admitted: Admitted;
  readonly before: Attempt;
  readonly write: Write;
  readonly key: string | undefined;
  /** Whether no limit holds. */
  readonly isUnlimited: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What new data are drawn with. */
interface DrawnBy {
  readonly db: Kysely<Tables>;
  readonly views: Pick<ProblemViews, 'versions' | 'handOut' | 'redraw' | 'grade'>;
}

/** After so many changes between grading and writing, a save or a draw is given up. */
export const mostRounds = 5;

export const newDataLimit = refuse(403, refusalIds.newDataLimit, 'The limit for new data is reached.');
export const keyReused = refuse(422, refusalIds.keyReused, 'This Idempotency-Key stands for another request.');
export const busy = refuse(503, refusalIds.busy, 'The answers change all the time. Try again in a moment.', {
  retryAfter: 2,
});
const nothingToDraw = refuse(
  409,
  refusalIds.nothingToDraw,
  'Nothing that is wrong has data of its own: new values for it would be the same.',
);
const changed = { kind: 'changed' } as const;

/** Draws a problem anew: everything that was given is gone. Drawn in two pages at once, it is drawn once. */
export async function drawAll({ db, views }: DrawnBy, drawing: NewDataDrawing): Promise<Result<unknown, Refused>> {
  const { looking, admitted, before, write, isUnlimited } = drawing;
  const { at, isOwn, policy } = admitted;
  const version = (await views.versions.current(at.path))?.hash;
  if (version === undefined) return notFound(looking);
  const seed = newSeed();
  const draw = drawOf({ seed, drawing: usualDrawing, generations: {}, state: before.state });
  const given = await views.handOut(looking, { path: at.path, hash: version }, draw);
  if (!given.ok) return given;
  const written = await db.transaction().execute(async (transaction) =>
    once(transaction, write, async () => {
      const attempt = await lockAttempt(transaction, at);
      if (attempt === undefined) return notFound(looking);
      // Somebody else was quicker: their data are as new as ours.
      if (attempt.draw !== before.draw) return succeed({});
      if (!isUnlimited && !mayDrawNewData(attempt.state, policy)) return newDataLimit;
      const { asked } = given.value;
      const data = {
        version,
        seed,
        drawing: usualDrawing,
        generations: {},
        asked,
        state: redrawn(attempt.state, !isOwn),
      };
      await writeDrawn(transaction, drawing, attempt, data, undefined);
      return succeed({});
    }),
  );
  return written.ok ? written : 'kind' in written.failure ? keyReused : fail(written.failure);
}

/**
 * Draws what is wrong anew, as far as it shows something else afterwards; everything else keeps its data and its answers.
 */
export async function drawWrong(by: DrawnBy, drawing: NewDataDrawing): Promise<Result<unknown, Refused>> {
  const { db, views } = by;
  const { looking, admitted, write, isUnlimited } = drawing;
  const { at, isOwn, policy } = admitted;
  for (let round = 0; round < mostRounds; round += 1) {
    const before = (await findAttempt(db, at)) ?? drawing.before;
    // Somebody else was quicker: their data are as new as ours.
    if (before.draw !== drawing.before.draw) return succeed({});
    const answers = await readAnswers(db, before.id);
    const wrong = await wrongIn(by, looking, { attempt: before, answers, isOwn });
    if (!wrong.ok) return wrong;
    const given = await views.redraw(looking, before, wrong.value);
    if (!given.ok) return given;
    const { asked, redrawn: others = {} } = given.value;
    const numbers = Object.keys(others).map(Number);
    if (!mayRedraw(before.state, wrong.value, numbers)) return nothingToDraw;
    const written = await db.transaction().execute(async (transaction) =>
      once(transaction, write, async (): Promise<Result<object, Refused | typeof changed>> => {
        const attempt = await lockAttempt(transaction, at);
        if (attempt === undefined) return notFound(looking);
        if (attempt.draw !== before.draw) return succeed({});
        // What was wrong may be right by now.
        const isSame = JSON.stringify(await readAnswers(transaction, attempt.id)) === JSON.stringify(answers);
        if (!isSame || JSON.stringify(attempt.state) !== JSON.stringify(before.state)) return fail(changed);
        if (!isUnlimited && !mayDrawNewData(attempt.state, policy)) return newDataLimit;
        // What is not drawn anew keeps its values: so it keeps its drawing, too.
        const { seed, drawing: way, version_hash: version } = before;
        const state = partlyRedrawn(attempt.state, numbers, !isOwn);
        const generations = { ...before.generations, ...others };
        const data = { version, seed, drawing: way, generations, asked, state };
        await writeDrawn(transaction, drawing, attempt, data, numbers);
        return succeed({});
      }),
    );
    if (written.ok) return written;
    if (!('kind' in written.failure)) return fail(written.failure);
    if (written.failure.kind === 'keyReused') return keyReused;
  }
  return busy;
}

/**
 * Numbers of the questions with wrong answers. What learners have been told counts for them, and for everybody once they
 * have seen the solutions. Otherwise an answer that is right is never among them, saved or only kept.
 */
async function wrongIn(
  { views }: DrawnBy,
  looking: Looking,
  { attempt, answers, isOwn }: { readonly attempt: Attempt; readonly answers: Answers; readonly isOwn: boolean },
): Promise<Result<readonly number[], Refused>> {
  const asked = attempt.asked.map(({ number }) => number);
  const told = notRight(attempt.state, asked);
  if (attempt.state.outcome !== undefined && (isOwn || attempt.state.isSeen)) return succeed(told);
  const graded = await views.grade(looking, attempt, answers);
  if (!graded.ok) return graded;
  const entered = new Set(
    Object.entries(answers).flatMap(([key, { value }]) =>
      isEntered(key, value) ? [readAnswerKey(key)?.question] : [],
    ),
  );
  const wrong = graded.value.questions.filter(
    ({ number, isRight, isUndecided, score }) =>
      told.includes(number) && entered.has(number) && !isRight && isUndecided !== true && score !== undefined,
  );
  return succeed(wrong.map(({ number }) => number));
}

/** Gives an attempt that is locked its new data: for the questions with these numbers, or for all. */
async function writeDrawn(
  transaction: Transaction<Tables>,
  { looking: { caller, received }, admitted: { isOwn, deadline }, key, now }: NewDataDrawing,
  attempt: Attempt,
  data: NewData,
  numbers: readonly number[] | undefined,
): Promise<void> {
  const by = userOf(caller);
  const keepsHandedIn = numbers === undefined && deadline !== undefined;
  if (by !== undefined) await keepReplaced(transaction, attempt, { by, isOwn, keepsHandedIn, now });
  await writeNewData(transaction, attempt, data, numbers, { received, key });
}
