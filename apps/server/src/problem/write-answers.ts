import type { Transaction } from 'kysely';
import {
  acceptedLate,
  leftUnclear,
  corrected,
  countedScore,
  readAnswerKey,
  saved,
  seen,
  type Outcome,
} from '@lemma/core/problem';
import type { Receipt } from '@lemma/core/receipt';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { SavedAnswer, Tables } from '../database/index.ts';
import {
  lastLateSaving,
  lastSaving,
  lockAttempt,
  nextNumber,
  readAnswers,
  writeState,
  type Attempt,
  type AttemptPlace,
} from './attempts.ts';
import { giveReceipt, lastReceipt } from '../receipt/index.ts';
import { isWaiting, noteWaiting, waitingOf } from './code-marks.ts';
import { decisionsOn, noteAwaited, noteForgotten } from './decisions.ts';
import type { GradedWork } from './problem-works.ts';

/** Answers by key. */
export type Answers = Readonly<Record<string, SavedAnswer>>;

/** What became of changed answers: versions of those that were taken, and what is stored instead of the others. */
export interface TakenAnswers {
  readonly versions: Readonly<Record<string, number>>;
  readonly changedElsewhere: Answers;
  /** Missing if none was taken. */
  readonly receipt?: Receipt | undefined;
}

/** The request by which answers arrive. */
export interface Arrival {
  /** In milliseconds since 1970. */
  readonly received: number;
  /** Its idempotency key. */
  readonly key: string | undefined;
}

/** What was handed in late. */
export interface LateSaving {
  readonly number: number;
  readonly answers: Answers;
}

/** Takes changed answers of an attempt that is locked. */
export async function keepIn(
  transaction: Transaction<Tables>,
  { id: attemptId, draw }: Pick<Attempt, 'id' | 'draw'>,
  changed: Answers,
  arrival: Arrival,
): Promise<TakenAnswers> {
  const stored = await readAnswers(transaction, attemptId);
  const versions: Record<string, number> = {};
  const changedElsewhere: Record<string, SavedAnswer> = {};
  const taken: Record<string, SavedAnswer> = {};
  for (const [key, answer] of Object.entries(changed)) {
    const before = stored[key];
    const version = before?.version ?? 0;
    switch (arrivesAs(before, answer)) {
      case 'same':
        versions[key] = version;
        break;
      case 'older':
        changedElsewhere[key] = before ?? answer;
        break;
      case 'newer':
        versions[key] = version + 1;
        taken[key] = answer;
    }
  }
  await writeAnswers(
    transaction,
    attemptId,
    Object.entries(taken).map(([key, answer]) => [key, { ...answer, version: versions[key] ?? 1 }]),
  );
  if (Object.keys(versions).length === 0) return { versions, changedElsewhere };
  // What is repeated has its receipt already.
  const given = Object.keys(taken).length === 0 ? await lastReceipt(transaction, attemptId) : undefined;
  const answers = Object.keys(taken).length > 0 ? taken : changed;
  const receipt = given ?? (await giveReceipt(transaction, attemptId, { kind: 'keep', draw, ...arrival, answers }));
  return { versions, changedElsewhere, receipt };
}

/**
 * What an answer is beside the one there is: the same (a repeated call, or the same thought in two places), changed from
 * an older one, or newer.
 */
export function arrivesAs(before: SavedAnswer | undefined, answer: SavedAnswer): 'same' | 'older' | 'newer' {
  if (before !== undefined && before.value === answer.value && before.lang === answer.lang && !answer.moved)
    return 'same';
  return answer.version < (before?.version ?? 0) ? 'older' : 'newer';
}

/** Writes answers, by key, with their versions, in place of what there is of them. */
export async function writeAnswers(
  transaction: Transaction<Tables>,
  attemptId: string,
  answers: readonly (readonly [string, SavedAnswer])[],
): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map(([key, { value, lang, version, moved }]) => ({
    ...{ attempt_id: attemptId, key, value, language: lang, version },
    moved: moved ? JSON.stringify(moved) : null,
  }));
  await transaction
    .insertInto('answer')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['attempt_id', 'key']).doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        language: ref('excluded.language'),
        version: ref('excluded.version'),
        moved: ref('excluded.moved'),
      })),
    )
    .execute();
}

/** What becomes of a save. */
interface SavedBy {
  readonly isCorrected: boolean;
  /** Whether the learner is asked at once which of two readings is meant. */
  readonly asksReading: boolean;
  readonly isLate: boolean;
}

/** Fails if answers or data have changed since they were graded. */
export async function saveGraded(
  transaction: Transaction<Tables>,
  at: AttemptPlace,
  before: Attempt,
  answers: Answers,
  graded: GradedWork,
  { isCorrected, asksReading, isLate, ...arrival }: Arrival & SavedBy,
): Promise<Result<object, { readonly kind: 'changed' }>> {
  const attempt = await lockUnchanged(transaction, at, before, answers, graded);
  if (attempt === undefined) return fail({ kind: 'changed' });
  const change = await changedSince(transaction, attempt, answers, graded, asksReading);
  const isCounted = change.questions.length > 0;
  await noteSaving(transaction, attempt, answers, { ...arrival, counted: isCounted && !isLate, isLate });
  // What is late changes nothing until somebody accepts it.
  if (!isLate) await countIn(transaction, attempt, graded, change, isCorrected);
  return succeed({});
}

/** Hands in, corrects and shows an attempt that is locked, also if nothing was given. */
export async function evaluateGraded(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  answers: Answers,
  graded: GradedWork,
  arrival: Arrival,
): Promise<void> {
  const { questions: changed } = await changedSince(transaction, attempt, answers, graded, false);
  await noteSaving(transaction, attempt, answers, { ...arrival, counted: changed.length > 0, isLate: false });
  await noteOutcome(transaction, attempt, graded);
  await noteWaiting(transaction, attempt.id, graded);
  await writeState(transaction, attempt.id, seen(corrected(saved(attempt.state, changed), outcomeOf(graded))));
}

/**
 * Locks an attempt; undefined if its answers, its data, the version that counts or decisions have changed since it was
 * graded, or if its learner has seen the solutions since. So seeing them and saving are in one order: whoever retries finds
 * the attempt closed.
 */
export async function lockUnchanged(
  transaction: Transaction<Tables>,
  at: AttemptPlace,
  before: Attempt,
  answers: Answers,
  graded: GradedWork,
): Promise<Attempt | undefined> {
  const attempt = await lockAttempt(transaction, at);
  if (attempt === undefined || !isGradedBy(attempt, before) || attempt.state.isSeen !== before.state.isSeen) {
    return undefined;
  }
  const now = await readAnswers(transaction, attempt.id);
  if (JSON.stringify(now) !== JSON.stringify(answers)) return undefined;
  return (await isGradedAsDecided(transaction, attempt, answers, graded)) ? attempt : undefined;
}

async function noteSaving(
  transaction: Transaction<Tables>,
  { id, draw }: Attempt,
  answers: Answers,
  { counted, isLate, ...arrival }: Arrival & { readonly counted: boolean; readonly isLate: boolean },
): Promise<void> {
  const number = await nextNumber(transaction, 'saving', id);
  await transaction
    .insertInto('saving')
    .values({
      ...{ attempt_id: id, number, draw, counted },
      received: new Date(arrival.received),
      answers: JSON.stringify(answers),
      late: isLate,
    })
    .execute();
  await giveReceipt(transaction, id, { kind: 'save', draw, ...arrival, saving: number, answers });
}

/** Whether an attempt has the data and the versions by which it was graded before. */
export function isGradedBy(
  attempt: Pick<Attempt, 'draw' | 'mended_hash'>,
  before: Pick<Attempt, 'draw' | 'mended_hash'>,
): boolean {
  return attempt.draw === before.draw && attempt.mended_hash === before.mended_hash;
}

/** What new data are made of. */
export interface NewData extends Pick<Attempt, 'seed' | 'drawing' | 'generations' | 'asked' | 'state'> {
  /** The hash of the version. */
  readonly version: string;
}

/** Gives an attempt that is locked new data: for the questions with these numbers, or for all. */
export async function writeNewData(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  { version, seed, drawing, generations, asked, state }: NewData,
  numbers: readonly number[] | undefined,
  arrival: Arrival,
): Promise<void> {
  const draw = attempt.draw + 1;
  await transaction
    .updateTable('attempt')
    .set({
      ...{ version_hash: version, seed, drawing, draw },
      generations: JSON.stringify(generations),
      asked: JSON.stringify(asked),
      state: JSON.stringify(state),
      ...(numbers === undefined && { mended_hash: null }),
    })
    .where('id', '=', attempt.id)
    .execute();
  await forget(transaction, { ...attempt, draw }, numbers, arrival);
}

/** Lets what was handed in late count. Fails if data or decisions have changed since it was graded. */
export async function acceptGraded(
  transaction: Transaction<Tables>,
  at: AttemptPlace,
  before: Attempt,
  late: LateSaving,
  graded: GradedWork,
  {
    by,
    now,
    credit,
    isCorrected,
  }: { readonly by: string; readonly now: number; readonly credit: number; readonly isCorrected: boolean },
): Promise<Result<object, { readonly kind: 'changed' }>> {
  const attempt = await lockAttempt(transaction, at);
  if (attempt === undefined || !isGradedBy(attempt, before)) return fail({ kind: 'changed' });
  const waiting = await lastLateSaving(transaction, attempt);
  if (waiting?.number !== late.number) return fail({ kind: 'changed' });
  if (!(await isGradedAsDecided(transaction, attempt, late.answers, graded))) return fail({ kind: 'changed' });
  // Nobody can be asked any more.
  const change = await changedSince(transaction, attempt, late.answers, graded, false);
  await transaction
    .updateTable('saving')
    .set({ accepted_by: by, accepted_at: new Date(now) })
    .where('attempt_id', '=', attempt.id)
    .where('late', '=', true)
    .where('accepted_at', 'is', null)
    .where('number', '<=', late.number)
    .execute();
  // What had an outcome has one again: that of what counts now.
  const hasOutcome = isCorrected || attempt.state.outcome !== undefined;
  await countIn(transaction, attempt, graded, change, hasOutcome, credit);
  return succeed({});
}

/** What differs from what was handed in before. */
interface Change {
  /** The numbers of the questions whose answers count as another try. */
  readonly questions: readonly number[];
  /** Whether there are answers of which the learner is asked which of two readings is meant. */
  readonly isUnclear: boolean;
}

/**
 * What of the answers differs from what was handed in before, and can be read. `asksReading`: whether learners are asked at once
 * which of two readings they mean, which costs no try. Where they are not, such an answer counts like any other: otherwise
 * the number of tries would tell during an examination that one reading is right.
 */
async function changedSince(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  answers: Answers,
  { unreadable, ambiguous }: GradedWork,
  asksReading: boolean,
): Promise<Change> {
  const free = new Set(asksReading ? [...unreadable, ...ambiguous] : unreadable);
  const last = (await lastSaving(transaction, attempt)) ?? {};
  const changed = Object.entries(answers).flatMap(([key, { value }]) => {
    const number = readAnswerKey(key)?.question;
    const isLeft = attempt.state.isUnclear === true && ambiguous.includes(key);
    const isNew = (isLeft || value !== (last[key]?.value ?? '')) && !free.has(key);
    return number !== undefined && isNew ? [number] : [];
  });
  const isUnclear = asksReading && ambiguous.some((key) => (answers[key]?.value ?? '') !== '');
  return { questions: [...new Set(changed)], isUnclear };
}

/** Counts the try of an attempt that is locked, and notes its outcome. */
async function countIn(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  graded: GradedWork,
  { questions: changed, isUnclear }: Change,
  isCorrected: boolean,
  /** Of the points, 0 to 1: less than all of late work. */
  credit = 1,
): Promise<void> {
  const isCounted = changed.length > 0;
  const isMarked = !isWaiting(graded);
  // An evaluator has failed at what was handed in before: that try is still open.
  const unmarked = ((await waitingOf(transaction, attempt.id))?.broken ?? []).map(({ question }) => question);
  await noteWaiting(transaction, attempt.id, graded);
  let state = isCounted
    ? acceptedLate(saved(attempt.state, changed, unmarked), attempt.state, credit)
    : saved(attempt.state, []);
  state = leftUnclear(state, isUnclear);
  // What was undecided and is no longer handed in is not undecided for ever.
  if (isCorrected && isMarked && (isCounted || state.outcome?.undecided !== undefined)) {
    const outcome = outcomeThatAsks(graded);
    if (JSON.stringify(outcome) !== JSON.stringify(state.outcome))
      await noteOutcome(transaction, { ...attempt, state }, graded);
    state = corrected(state, outcome);
  } else await noteAwaited(transaction, attempt, state.outcome === undefined ? [] : graded.awaited);
  await writeState(transaction, attempt.id, state);
}

/** Whether work was graded with the decisions that there are now. */
export async function isGradedAsDecided(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  answers: Answers,
  { decided }: GradedWork,
): Promise<boolean> {
  return JSON.stringify(await decisionsOn(transaction, attempt, answers)) === JSON.stringify(decided);
}

/** The outcome of a save whose learner is told at once that an answer has two readings, and may write which is meant. */
function outcomeThatAsks(graded: GradedWork): Outcome {
  const { right, ...outcome } = outcomeOf(graded);
  const ambiguous = new Set(graded.ambiguous.map((key) => readAnswerKey(key)?.question));
  const asks = right.filter((number) => ambiguous.has(number));
  if (asks.length === 0) return { ...outcome, right };
  return { ...outcome, right: right.filter((number) => !ambiguous.has(number)), asks };
}

/** The outcome of graded work. */
export function outcomeOf({ score, questions }: GradedWork): Outcome {
  // Without a score, too: its code waits for an evaluator to be mended.
  const undecided = questions
    .filter((each) => each.isUndecided === true || each.score === undefined)
    .map(({ number }) => number);
  return {
    ...(score !== undefined && { score }),
    right: questions.filter(({ isRight }) => isRight).map(({ number }) => number),
    ...(undecided.length > 0 && { undecided }),
  };
}

/** Adds the outcome, with the score that counts, to those of an attempt that is locked; what is undecided awaits its decision. */
export async function noteOutcome(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  graded: GradedWork,
): Promise<void> {
  // The result of a game is final.
  if (attempt.state.game !== undefined) return;
  const { id, draw } = attempt;
  const outcome = outcomeOf(graded);
  const { right, undecided = [] } = outcome;
  await transaction
    .insertInto('correction')
    .values({
      attempt_id: id,
      number: await nextNumber(transaction, 'correction', id),
      draw,
      score: countedScore({ ...attempt.state, outcome }) ?? null,
      right_questions: JSON.stringify(right),
      undecided_questions: JSON.stringify(undecided),
    })
    .execute();
  await noteAwaited(transaction, attempt, graded.awaited);
}

/** Deletes the answers of questions that have new data; those that stay count as handed in. */
export async function forget(
  transaction: Transaction<Tables>,
  { id, draw }: Attempt,
  numbers: readonly number[] | undefined,
  arrival: Arrival,
): Promise<void> {
  await noteForgotten(transaction, id, numbers);
  if (numbers === undefined) {
    await transaction.deleteFrom('answer').where('attempt_id', '=', id).execute();
    await giveReceipt(transaction, id, { kind: 'newData', draw, ...arrival, answers: {} });
    return;
  }
  const answers = await readAnswers(transaction, id);
  const isGone = (key: string) => numbers.includes(readAnswerKey(key)?.question ?? 0);
  const gone = Object.keys(answers).filter(isGone);
  if (gone.length > 0) {
    await transaction.deleteFrom('answer').where('attempt_id', '=', id).where('key', 'in', gone).execute();
  }
  const left = Object.fromEntries(Object.entries(answers).filter(([key]) => !isGone(key)));
  const number = await nextNumber(transaction, 'saving', id);
  await transaction
    .insertInto('saving')
    .values({
      attempt_id: id,
      number,
      draw,
      received: new Date(arrival.received),
      counted: false,
      answers: JSON.stringify(left),
    })
    .execute();
  await giveReceipt(transaction, id, { kind: 'newData', draw, ...arrival, saving: number, answers: left });
}
