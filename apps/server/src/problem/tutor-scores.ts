import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { refusalIds, type ResponseOf } from '@lemma/api-client/wire';
import { answerKeyText } from '@lemma/core/problem';
import { succeed, type Result } from '@lemma/core/store';
import { once, type Tables } from '../database/index.ts';
import { mayTeach } from '../existence/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { attemptName, findAttempt, lastSaving, lockAttempt, type Attempt } from './attempts.ts';
import { decisionOf, without, writeDecision, type AnswerAt, type Decider, type Decisions } from './decide.ts';
import { dataOf, decisionsOn, lastDecision, type UndecidedRow } from './decisions.ts';
import { givenText } from './problem-works.ts';
import type { ProblemViews } from './problem-views.ts';
import type { Answers } from './write-answers.ts';

/** Answers of several learners that get a score. */
interface ScoresToGive {
  readonly path: string;
  readonly worksheetId?: string | undefined;
  readonly question: number;
  /** From 1; 0 stands for the options. */
  readonly answer: number;
  readonly score: number;
  readonly reason: string;
  readonly learners: readonly { readonly userId: string; readonly attempt: string; readonly userInput: string }[];
}

type GivenScores = ResponseOf<'giveScore'>;
type OfOne = { readonly given: GivenScores['given'][number] } | { readonly notGiven: GivenScores['notGiven'][number] };

/** After so many changes between grading and writing, the answer of a learner is left as it is. */
const mostRounds = 5;

/** Scores that tutors give in place of automatic ones: decisions like all others, with a reason. */
export class TutorScores {
  readonly #db: Kysely<Tables>;
  readonly #views: ProblemViews;
  readonly #decisions: Decisions;

  constructor(db: Kysely<Tables>, views: ProblemViews, decisions: Decisions) {
    this.#db = db;
    this.#views = views;
    this.#decisions = decisions;
  }

  /** Gives a score to each answer that is still handed in, and on which nobody has decided. */
  async give(
    request: ScoresToGive,
    by: Decider,
    idempotency: string | undefined,
  ): Promise<Result<GivenScores, Refused>> {
    const outcomes: OfOne[] = [];
    for (const [index, learner] of request.learners.entries()) {
      // Each in a transaction of its own: what was written before a failure is found again under the same key.
      const key = idempotency === undefined ? undefined : `${idempotency} ${index}`;
      const done = await this.#giveTo(request, learner, by, key);
      if (!done.ok) return done;
      outcomes.push(done.value);
    }
    return succeed({
      given: outcomes.flatMap((each) => ('given' in each ? [each.given] : [])),
      notGiven: outcomes.flatMap((each) => ('notGiven' in each ? [each.notGiven] : [])),
    });
  }

  /** Takes back one's own; those that are not the last decision any more are kept. */
  async withdraw(
    scores: readonly { readonly id: string; readonly number: number }[],
    by: Decider,
  ): Promise<Result<ResponseOf<'withdrawScores'>, Refused>> {
    const kept: string[] = [];
    for (const { id, number } of scores) {
      const done = await this.#decisions.withdraw(id, number, by);
      if (done.ok) continue;
      if (done.failure.status !== 404 && done.failure.status !== 409) return done;
      kept.push(id);
    }
    return succeed({ withdrawn: scores.length - kept.length, kept });
  }

  async #giveTo(
    { path, worksheetId, question, answer, score, reason }: ScoresToGive,
    { userId, attempt: name, userInput }: ScoresToGive['learners'][number],
    by: Decider,
    idempotency: string | undefined,
  ): Promise<Result<OfOne, Refused>> {
    const key = answerKeyText(answer === 0 ? { kind: 'options', question } : { kind: 'field', question, answer });
    const at = { user: userId, place: worksheetId ?? '', path };
    const write = { author: by.user.id, key: idempotency, request: { at, key, name, score, reason } };
    // The work of other teachers' learners is as if it did not exist.
    if (!(await mayTeach(this.#db, { kind: 'user', user: by.user }, at))) {
      return succeed({ notGiven: { userId, why: 'changed' as const } });
    }
    for (let round = 0; round < mostRounds; round += 1) {
      const attempt = await findAttempt(this.#db, at);
      const answers = attempt && (await lastSaving(this.#db, attempt));
      const value = answers?.[key]?.value;
      if (attempt === undefined || answers === undefined || attemptName(attempt) !== name || value !== userInput) {
        return succeed({ notGiven: { userId, why: 'changed' as const } });
      }
      const row = await decidedRow(this.#db, attempt, key, answers);
      const last = row && (await lastDecision(this.#db, row.id));
      const made = last && decisionOf(last);
      if (row !== undefined && made !== undefined) {
        const isSame = last?.decided_by === by.user.id && made.score === score && made.reason === reason;
        if (isSame) return succeed({ given: { userId, id: row.id, number: made.number } });
        return succeed({ notGiven: { userId, why: 'decided' as const, decision: made } });
      }
      const others = without(key, await decisionsOn(this.#db, attempt, answers));
      const decided = { ...others, [key]: { score, reason, by: by.user.name } };
      const language = await this.#views.languageOf(attempt);
      const graded = await this.#views.gradeWith({ path, language, name: by.name }, attempt, answers, decided);
      if (!graded.ok) return graded;
      const done = await this.#db.transaction().execute((transaction) =>
        once(transaction, write, async () => {
          await lockAttempt(transaction, at);
          const answer = await decidedRow(transaction, attempt, key, answers);
          const on: AnswerAt = {
            answer: answer ?? (await addRow(transaction, attempt, key, answers)),
            attempt,
            answers,
          };
          const written = { written: { score, reason }, by: by.user };
          const wrote = await writeDecision(transaction, on, last, written, graded.value);
          return wrote.ok ? succeed({ id: on.answer.id, number: (last?.number ?? 0) + 1 }) : wrote;
        }),
      );
      if (done.ok) return succeed({ given: { userId, ...v.parse(wasGiven, done.value) } });
      if (done.failure.kind === 'keyReused') return keyReused;
    }
    return succeed({ notGiven: { userId, why: 'changed' as const } });
  }
}

const wasGiven = v.object({ id: v.string(), number: v.number() });
const keyReused = refuse(422, refusalIds.keyReused, 'This Idempotency-Key stands for another request.');

/** The row of an answer that decisions are about; undefined if nobody ever decided on it. */
async function decidedRow(
  db: Kysely<Tables>,
  attempt: Attempt,
  key: string,
  answers: Answers,
): Promise<UndecidedRow | undefined> {
  const { text, language } = givenIn(answers, key);
  return db
    .selectFrom('undecided_answer')
    .selectAll()
    .where('attempt_id', '=', attempt.id)
    .where('key', '=', key)
    .where('data', '=', dataOf(attempt, key))
    .where('value', '=', text)
    .where('language', '=', language)
    .executeTakeFirst();
}

async function addRow(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  key: string,
  answers: Answers,
): Promise<UndecidedRow> {
  const { text, language } = givenIn(answers, key);
  return transaction
    .insertInto('undecided_answer')
    .values({
      id: randomUUID(),
      attempt_id: attempt.id,
      key,
      data: dataOf(attempt, key),
      value: text,
      language,
      asked: null,
      solution: null,
      solution_language: null,
      is_open: false,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function givenIn(answers: Answers, key: string) {
  const answer = answers[key];
  if (answer === undefined) throw new Error(`There is no answer ${key}.`);
  return givenText(answer);
}
