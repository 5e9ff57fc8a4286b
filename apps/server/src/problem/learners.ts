import { sql, type Kysely } from 'kysely';
import { refusalIds, type ResponseOf } from '@lemma/api-client/wire';
import { isUndecided, performanceOf, readAnswerKey } from '@lemma/core/problem';
import { textIn, type Language } from '@lemma/core/language';
import { userOf, type Session } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { isTaughtBy } from '../existence/index.ts';
import { refuse, type Handlers, type Refused } from '../http/index.ts';
import { meanProgress, progressOf } from './data-sheet.ts';
import { wireAsked } from './asked-in-field.ts';
import { answersOf, isOpened } from './attempts.ts';
import { answeredIn, answersTo } from './answers-of-learners.ts';
import { Decisions } from './decide.ts';
import { isOutdated, type ProblemViews } from './problem-views.ts';
import { Regradings } from './regradings.ts';
import { nameOf, titlesOf, worksheetTitles } from './titles.ts';
import { TutorScores } from './tutor-scores.ts';

type LearnerCall =
  | 'undecidedAnswers'
  | 'decideAnswer'
  | 'withdrawDecision'
  | 'learners'
  | 'workOfLearner'
  | 'answeredProblems'
  | 'answersOfLearners'
  | 'giveScore'
  | 'withdrawScores'
  | 'mendedProblem'
  | 'regradeProblem'
  | 'undoRegrading';

/** A learner's newest work that is listed. */
const mostProblems = 500;

/**
 * Answers the calls of those who accompany learners; the role table lets nobody else make them. Everybody sees, and acts on,
 * the work of those whom they teach where it is done (`isTaughtBy`).
 */
export function learnerHandlers(db: Kysely<Tables>, views: ProblemViews): Pick<Handlers, LearnerCall> {
  const decisions = new Decisions(db, views);
  const scores = new TutorScores(db, views, decisions);
  const regradings = new Regradings(db, views);
  return {
    async undecidedAnswers(request, caller) {
      return succeed(await undecidedIn(db, request, caller));
    },
    decideAnswer: ({ id, score }, caller, name, key) =>
      decisions.decide(id, score, { user: userIn(caller), name }, key),
    withdrawDecision: ({ id, number }, caller, name) => decisions.withdraw(id, number, { user: userIn(caller), name }),
    async learners(request, caller) {
      return succeed(await learnersIn(db, request, caller));
    },
    workOfLearner: ({ userId, lang }, caller) => workOf(db, userId, lang, caller),
    async answeredProblems(request, caller) {
      return succeed(await answeredIn(db, request, caller));
    },
    answersOfLearners: (request, caller, name) => answersTo({ db, views }, request, { user: userIn(caller), name }),
    giveScore: (request, caller, name, key) => scores.give(request, { user: userIn(caller), name }, key),
    mendedProblem: (request, caller, name) => regradings.preview(request, { user: userIn(caller), name }),
    regradeProblem: (request, caller, name, key) => regradings.make(request, { user: userIn(caller), name }, key),
    undoRegrading: ({ id }, caller, name) => regradings.undo(id, { user: userIn(caller), name }),
    withdrawScores: ({ scores: given }, caller, name) => scores.withdraw(given, { user: userIn(caller), name }),
  };
}

function userIn(caller: Session) {
  const user = userOf(caller);
  if (user === undefined) throw new Error('The role table lets guests accompany learners.');
  return user;
}

/** Counted from 0. */
interface Page {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** A page of the answers that await a decision of the caller. */
async function undecidedIn(
  db: Kysely<Tables>,
  { lang, pageNumber, pageSize }: Page & { readonly lang: Language },
  caller: Session,
): Promise<ResponseOf<'undecidedAnswers'>> {
  const open = db
    .selectFrom('undecided_answer as answer')
    .innerJoin('attempt', 'attempt.id', 'answer.attempt_id')
    .where('is_open', '=', true)
    .where('answer.asked', 'is not', null)
    .where(isTaughtBy(caller));
  const { total } = await open.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await open
    .leftJoin('user_account', 'user_account.id', 'attempt.user_id')
    .selectAll('answer')
    .select([
      'attempt.user_id',
      'attempt.place',
      'attempt.path',
      'attempt.asked as questions',
      'given_name',
      'family_name',
    ])
    .orderBy('answer.since', 'desc')
    .orderBy('answer.id')
    .limit(pageSize)
    .offset(pageNumber * pageSize)
    .execute();
  const titles = await titlesOf(
    db,
    rows.map(({ path }) => path),
  );
  return {
    total: Number(total),
    answers: rows.flatMap((row) => {
      const { id, key, user_id, place, path, questions, value, language, asked, solution, solution_language } = row;
      if (asked === null || solution === null || solution_language === null) return [];
      const title = titles.of(path, lang, solution_language);
      const read = readAnswerKey(key);
      const of = questions.findIndex(({ number }) => number === read?.question);
      const shown = {
        id,
        learner: { id: user_id, ...nameOf(row) },
        path,
        ...(place !== '' && { worksheetId: place }),
        lang: solution_language,
        title: title.text,
        titleLang: title.language,
        question: of,
        questions: questions.length,
        answer: read?.kind === 'field' ? read.answer - 1 : 0,
        answers: questions[of]?.fields ?? 1,
        userInput: value,
        typedLang: language,
        solution,
        asked: wireAsked(asked),
        since: row.since.toISOString(),
      };
      return [shown];
    }),
  };
}

/** A page of those who have begun a problem in which the caller teaches them, latest visit first. */
async function learnersIn(
  db: Kysely<Tables>,
  { query = '', pageNumber, pageSize }: Page & { readonly query?: string | undefined },
  caller: Session,
): Promise<ResponseOf<'learners'>> {
  let found = db
    .selectFrom('attempt')
    .leftJoin('user_account', 'user_account.id', 'attempt.user_id')
    .where(isOpened)
    .where(isTaughtBy(caller));
  // Every word must occur somewhere in the name.
  for (const word of query
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((each) => each !== '')
    .slice(0, 10)) {
    const name = sql<string>`lower(coalesce(given_name || ' ' || family_name || ' ' || username, user_id))`;
    found = found.where(sql<boolean>`strpos(${name}, ${word}) > 0`);
  }
  const { total } = await found
    .select(({ fn }) => fn.count<string>('user_id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(({ fn }) => [
      'user_id',
      'given_name',
      'family_name',
      fn.countAll<string>().as('problems'),
      fn.max('opened_at').as('last_opened'),
    ])
    .groupBy(['user_id', 'given_name', 'family_name'])
    .orderBy('last_opened', 'desc')
    .orderBy('user_id')
    .limit(pageSize)
    .offset(pageNumber * pageSize)
    .execute();
  const open = await openBy(
    db,
    rows.map(({ user_id }) => user_id),
    caller,
  );
  return {
    total: Number(total),
    learners: rows.map((row) => ({
      id: row.user_id,
      ...nameOf(row),
      problems: Number(row.problems),
      undecided: open.filter(({ user_id }) => user_id === row.user_id).length,
      lastOpened: row.last_opened.toISOString(),
    })),
  };
}

/** The answers of some learners that await a decision. */
async function openBy(db: Kysely<Tables>, users: readonly string[], caller: Session) {
  if (users.length === 0) return [];
  return db
    .selectFrom('undecided_answer')
    .innerJoin('attempt', 'attempt.id', 'undecided_answer.attempt_id')
    .select(['attempt.user_id', 'attempt.id'])
    .where('is_open', '=', true)
    .where('attempt.user_id', 'in', users)
    .where(isTaughtBy(caller))
    .execute();
}

/** The problems that a learner has begun where the caller teaches them, in worksheets and outside. */
async function workOf(
  db: Kysely<Tables>,
  userId: string,
  lang: Language,
  caller: Session,
): Promise<Result<ResponseOf<'workOfLearner'>, Refused>> {
  const attempts = await db
    .selectFrom('attempt')
    .selectAll()
    .where('user_id', '=', userId)
    .where(isOpened)
    .where(isTaughtBy(caller))
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(mostProblems)
    .execute();
  if (attempts.length === 0) return refuse(404, refusalIds.learnerNotFound, 'Nobody with this id has begun a problem.');
  const ids = attempts.map(({ id }) => id);
  const [account, answers, savings, lates, open, titles, sheets] = await Promise.all([
    db.selectFrom('user_account').select(['given_name', 'family_name']).where('id', '=', userId).executeTakeFirst(),
    answersOf(db, ids),
    db
      .selectFrom('saving')
      .select(({ fn }) => ['attempt_id', fn.max('received').as('received')])
      .where('attempt_id', 'in', ids)
      .groupBy('attempt_id')
      .execute(),
    lateSavingsOf(db, ids),
    openBy(db, [userId], caller),
    titlesOf(
      db,
      attempts.map(({ path }) => path),
    ),
    worksheetTitles(
      db,
      attempts.map(({ place }) => place),
    ),
  ]);
  const saved = new Map(savings.map(({ attempt_id, received }) => [attempt_id, received]));
  const late = new Map(lates.map(({ attempt_id, ...saved_late }) => [attempt_id, saved_late]));
  return succeed({
    learner: { id: userId, ...nameOf(account ?? { given_name: null, family_name: null }) },
    problems: attempts.map((attempt) => {
      const { id, path, place, asked, state, opened_at } = attempt;
      const title = titles.of(path, lang, lang);
      const numbers = asked.map(({ number }) => number);
      const circumstances = { asked: numbers, isOutdated: isOutdated(attempt, titles.hashOf(path)), isTutor: true };
      const performance = performanceOf(state, circumstances);
      const worksheet = sheets.get(place);
      const score = state.outcome?.score;
      return {
        path,
        ...(place !== '' && { worksheetId: place }),
        ...(worksheet && { worksheet: textIn(worksheet, lang) }),
        lang: title.language,
        title: title.text,
        tries: state.tries,
        progress: meanProgress(progressOf(asked, answers.get(id) ?? {})),
        ...(score !== undefined && { score }),
        ...(performance && !isUndecided(state, numbers) && { performance }),
        undecided: open.filter((each) => each.id === id).length,
        lastOpened: opened_at.toISOString(),
        ...lateIn(late.get(id)),
        ...(saved.has(id) && { lastSaved: saved.get(id)?.toISOString() ?? '' }),
      };
    }),
  });
}

/** What was saved late with the data at hand, by attempt: when last, and whether all of it was accepted. */
function lateSavingsOf(db: Kysely<Tables>, attempts: readonly string[]) {
  return db
    .selectFrom('saving')
    .innerJoin('attempt', 'attempt.id', 'saving.attempt_id')
    .whereRef('saving.draw', '=', 'attempt.draw')
    .where('attempt_id', 'in', attempts)
    .where('late', '=', true)
    .select(({ fn }) => [
      'attempt_id',
      fn.max('received').as('received'),
      sql<boolean>`bool_and(accepted_at is not null)`.as('accepted'),
    ])
    .groupBy('attempt_id')
    .execute();
}

function lateIn(saving: { readonly received: Date; readonly accepted: boolean } | undefined) {
  return saving && { late: { saved: saving.received.toISOString(), accepted: saving.accepted } };
}
