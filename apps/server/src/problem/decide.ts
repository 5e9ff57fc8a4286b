import type { Kysely, Transaction } from 'kysely';
import { refusalIds, type ResponseOf } from '@lemma/api-client/wire';
import { corrected } from '@lemma/core/problem';
import type { User } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import { answered, once, type Tables } from '../database/index.ts';
import { isTaughtBy } from '../existence/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { lastSaving, lockAttempt, writeState, type Attempt } from './attempts.ts';
import { decisionsOn, isHandedIn, lastDecision, type DecisionRow, type UndecidedRow } from './decisions.ts';
import type { GradedWork, TutorScore } from './problem-works.ts';
import type { ProblemViews } from './problem-views.ts';
import { isGradedBy, noteOutcome, outcomeOf, type Answers } from './write-answers.ts';

/** Who decides, and what the jobs for it are counted under. */
export interface Decider {
  readonly user: User;
  readonly name: string;
}

type Decision = ResponseOf<'decideAnswer'>;

/** After so many changes between grading and writing, a decision is given up. */
const mostRounds = 5;

/**
 * Tutors decide on answers that could be neither proven nor refuted. A decision holds for the answer it was made on:
 * this text, with these data. It enters the outcome of what is handed in at once.
 */
export class Decisions {
  readonly #db: Kysely<Tables>;
  readonly #views: ProblemViews;

  constructor(db: Kysely<Tables>, views: ProblemViews) {
    this.#db = db;
    this.#views = views;
  }

  /** Decides on an answer: `score` from 0 to 1. The first decision counts; made again by the same tutor, it is the same. */
  async decide(id: string, score: number, by: Decider, key: string | undefined): Promise<Result<Decision, Refused>> {
    const write = { author: by.user.id, key, request: { decided: id, score } };
    if (!(await this.#answerAt(id, by)).ok) return noSuchAnswer(id);
    const before = await answered(this.#db, write);
    if (before?.ok === false) return keyReused;
    if (before?.ok === true) return this.#madeBefore(id, by.user);
    for (let round = 0; round < mostRounds; round += 1) {
      const last = await lastDecision(this.#db, id);
      const made = last && decisionOf(last);
      if (made !== undefined) {
        const isSame = last?.decided_by === by.user.id && made.score === score;
        return isSame ? succeed(made) : decidedBefore(made);
      }
      const on = await this.#answerAt(id, by);
      if (!on.ok) return on;
      if (on.value.answers === undefined) return answerChanged;
      const graded = await this.#graded(on.value, { score, by: by.user.name }, by.name);
      if (!graded.ok) return graded;
      const done = await this.#db
        .transaction()
        .execute((transaction) =>
          once(transaction, write, () =>
            writeDecision(transaction, on.value, last, { written: { score }, by: by.user }, graded.value),
          ),
        );
      if (!done.ok && done.failure.kind === 'keyReused') return keyReused;
    }
    return busy;
  }

  async #madeBefore(id: string, by: User): Promise<Result<Decision, Refused>> {
    const row = await this.#db
      .selectFrom('decision')
      .selectAll()
      .where('answer_id', '=', id)
      .where('decided_by', '=', by.id)
      .where('score', 'is not', null)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    const made = row && decisionOf(row);
    return made === undefined ? noSuchAnswer(id) : succeed(made);
  }

  /** Takes back one's own decision while it is the last one: the answer awaits another. */
  async withdraw(id: string, number: number, by: Decider): Promise<Result<object, Refused>> {
    for (let round = 0; round < mostRounds; round += 1) {
      const on = await this.#answerAt(id, by);
      if (!on.ok) return on;
      const last = await lastDecision(this.#db, id);
      if (last === undefined) return noSuchAnswer(id);
      // Done before: a repeated call.
      if (last.score === null && last.number === number + 1 && last.decided_by === by.user.id) return succeed({});
      const made = decisionOf(last);
      if (made === undefined) return refuse(409, refusalIds.answerDecided, 'The decision has been taken back.');
      if (last.number !== number || last.decided_by !== by.user.id) return decidedBefore(made);
      const graded = await this.#graded(on.value, undefined, by.name);
      if (!graded.ok) return graded;
      await this.#db
        .transaction()
        .execute((transaction) =>
          writeDecision(transaction, on.value, last, { written: undefined, by: by.user }, graded.value),
        );
    }
    return busy;
  }

  /** The answer of somebody whom the caller teaches, with its attempt, and what is handed in there if the answer still is. */
  async #answerAt(id: string, { user }: Decider): Promise<Result<AnswerAt, Refused>> {
    const answer = await this.#db.selectFrom('undecided_answer').selectAll().where('id', '=', id).executeTakeFirst();
    if (answer === undefined) return noSuchAnswer(id);
    const attempt = await this.#db
      .selectFrom('attempt')
      .selectAll()
      .where('id', '=', answer.attempt_id)
      .where(isTaughtBy({ kind: 'user', user }))
      .executeTakeFirst();
    if (attempt === undefined) return noSuchAnswer(id);
    return succeed({ answer, attempt, answers: await handedInWith(this.#db, answer, attempt) });
  }

  /** What is handed in, graded with this decision, or without it; nothing if the answer is not among it any more. */
  async #graded(
    { answer, attempt, answers }: AnswerAt,
    score: TutorScore | undefined,
    name: string,
  ): Promise<Result<GradedWork | undefined, Refused>> {
    if (answers === undefined) return succeed(undefined);
    const others = without(answer.key, await decisionsOn(this.#db, attempt, answers));
    const decided = score === undefined ? others : { ...others, [answer.key]: score };
    const language = answer.solution_language ?? (await this.#views.languageOf(attempt));
    return this.#views.gradeWith({ path: attempt.path, language, name }, attempt, answers, decided);
  }
}

/** Decisions but for one. */
export function without(key: string, decided: GradedWork['decided']): GradedWork['decided'] {
  return Object.fromEntries(Object.entries(decided).filter(([each]) => each !== key));
}

/** An answer with the attempt it belongs to, and what is handed in there if the answer still is. */
export interface AnswerAt {
  readonly answer: UndecidedRow;
  readonly attempt: Attempt;
  readonly answers: Answers | undefined;
}

async function handedInWith(db: Kysely<Tables>, answer: UndecidedRow, attempt: Attempt): Promise<Answers | undefined> {
  const answers = await lastSaving(db, attempt);
  return answers !== undefined && isHandedIn(answer, attempt, answers) ? answers : undefined;
}

/** A score from 0 to 1; with a reason, in place of the automatic one. */
interface WrittenDecision {
  readonly score: number;
  readonly reason?: string;
}

/** Adds a decision, or takes the last one back, and notes the outcome. Fails if anything has changed since it was graded. */
export async function writeDecision(
  transaction: Transaction<Tables>,
  { answer, attempt, answers }: AnswerAt,
  last: DecisionRow | undefined,
  { written, by }: { readonly written: WrittenDecision | undefined; readonly by: User },
  graded: GradedWork | undefined,
): Promise<Result<object, { readonly kind: 'changed' }>> {
  const changed = fail({ kind: 'changed' } as const);
  const locked = await lockAttempt(transaction, { user: attempt.user_id, place: attempt.place, path: attempt.path });
  if (locked === undefined || !isGradedBy(locked, attempt)) return changed;
  const now = await handedInWith(transaction, answer, locked);
  if (JSON.stringify(now) !== JSON.stringify(answers)) return changed;
  if ((await lastDecision(transaction, answer.id))?.number !== last?.number) return changed;
  if (graded !== undefined && now !== undefined) {
    const others = without(answer.key, graded.decided);
    const othersNow = without(answer.key, await decisionsOn(transaction, locked, now));
    if (JSON.stringify(others) !== JSON.stringify(othersNow)) return changed;
  }
  await transaction
    .insertInto('decision')
    .values({
      answer_id: answer.id,
      number: (last?.number ?? 0) + 1,
      score: written?.score ?? null,
      reason: written?.reason ?? null,
      decided_by: by.id,
      decided_by_name: by.name,
    })
    .execute();
  if (graded !== undefined && locked.state.outcome !== undefined) {
    await noteOutcome(transaction, locked, graded);
    await writeState(transaction, locked.id, corrected(locked.state, outcomeOf(graded)));
  } else {
    const is_open = written === undefined && graded?.awaited.some(({ key }) => key === answer.key) === true;
    await transaction.updateTable('undecided_answer').set({ is_open }).where('id', '=', answer.id).execute();
  }
  return succeed({});
}

/** A decision in the words of a call; undefined if the row takes one back. */
export function decisionOf({ number, score, decided_by_name, decided_at, reason }: DecisionRow): Decision | undefined {
  if (score === null) return undefined;
  return { number, score, by: decided_by_name, at: decided_at.toISOString(), ...(reason !== null && { reason }) };
}

function decidedBefore(decision: Decision): Result<never, Refused> {
  return refuse(409, refusalIds.answerDecided, `${decision.by} has decided on this answer.`, { decision });
}

function noSuchAnswer(id: string): Result<never, Refused> {
  return refuse(404, refusalIds.answerNotFound, `There is no decision to be made with the id ${id}.`);
}

const answerChanged = refuse(409, refusalIds.answerChanged, 'Another answer, or none, is handed in meanwhile.');
const keyReused = refuse(422, refusalIds.keyReused, 'This Idempotency-Key stands for another request.');
const busy = refuse(503, refusalIds.busy, 'The work changes all the time. Try again in a moment.', { retryAfter: 2 });
