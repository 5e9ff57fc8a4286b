import { sql, type Kysely } from 'kysely';
import { refusalIds, type ResponseOf } from '@lemma/api-client/wire';
import type { BrokenEvaluator } from '@lemma/core/code-answer';
import { textIn, type Language } from '@lemma/core/language';
import { succeed, type Result } from '@lemma/core/store';
import type { Session } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';
import { isTaughtBy } from '../existence/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { wireAsked } from './asked-in-field.ts';
import { attemptName, lastSaving, type Attempt } from './attempts.ts';
import { decisionOf, type Decider } from './decide.ts';
import { isHandedIn, type DecisionRow } from './decisions.ts';
import { givenText, type GradedWork } from './problem-works.ts';
import type { ProblemViews } from './problem-views.ts';
import { nameOf, titlesOf, worksheetTitles } from './titles.ts';
import type { Answers } from './write-answers.ts';

/** Of so many learners the answers to a problem are read: those who opened it last. */
const mostLearners = 1000;

/** What counts as handed in. */
const isHandedInSaving = sql<boolean>`saving.draw = attempt.draw and (not saving.late or saving.accepted_at is not null)`;

/** A page of the problems to which learners of the caller have handed something in, the latest first. */
export async function answeredIn(
  db: Kysely<Tables>,
  request: {
    readonly lang: Language;
    readonly worksheetId?: string | undefined;
    readonly pageNumber: number;
    readonly pageSize: number;
  },
  caller: Session,
): Promise<ResponseOf<'answeredProblems'>> {
  const { lang, worksheetId, pageNumber, pageSize } = request;
  let handedIn = db
    .selectFrom('attempt')
    .innerJoin('saving', 'saving.attempt_id', 'attempt.id')
    .where(isHandedInSaving)
    .where(isTaughtBy(caller));
  if (worksheetId !== undefined) handedIn = handedIn.where('attempt.place', '=', worksheetId);
  const { total } = await handedIn
    .select(sql<string>`count(distinct (attempt.path, attempt.place))`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await handedIn
    .leftJoin('document', 'document.path', 'attempt.path')
    .select(({ fn }) => [
      'attempt.path',
      'attempt.place',
      sql<string>`count(distinct attempt.user_id)`.as('learners'),
      sql<string>`count(distinct attempt.user_id) filter (where attempt.version_hash <> document.content_hash
        and attempt.mended_hash is distinct from document.content_hash)`.as('outdated'),
      fn.max('saving.received').as('last'),
    ])
    .groupBy(['attempt.path', 'attempt.place'])
    .orderBy('last', 'desc')
    .orderBy('attempt.path')
    .orderBy('attempt.place')
    .limit(pageSize)
    .offset(pageNumber * pageSize)
    .execute();
  const [titles, sheets] = await Promise.all([
    titlesOf(
      db,
      rows.map(({ path }) => path),
    ),
    worksheetTitles(
      db,
      rows.map(({ place }) => place),
    ),
  ]);
  return {
    total: Number(total),
    problems: rows.map(({ path, place, learners, outdated, last }) => {
      const title = titles.of(path, lang, lang);
      const sheet = sheets.get(place);
      return {
        path,
        ...(place !== '' && { worksheetId: place }),
        ...(sheet && { worksheet: textIn(sheet, lang) }),
        title: title.text,
        titleLang: title.language,
        learners: Number(learners),
        outdated: Number(outdated),
        lastSaved: last.toISOString(),
      };
    }),
  };
}

/** What all learners of the caller have handed in to one question, graded; by default to the first that was asked. */
export async function answersTo(
  on: { readonly db: Kysely<Tables>; readonly views: ProblemViews },
  request: {
    readonly path: string;
    readonly lang: Language;
    readonly worksheetId?: string | undefined;
    readonly question?: number | undefined;
  },
  by: Decider,
): Promise<Result<ResponseOf<'answersOfLearners'>, Refused>> {
  const { db, views } = on;
  const { path, lang, worksheetId: place = '' } = request;
  const attempts = await db
    .selectFrom('attempt')
    .leftJoin('user_account', 'user_account.id', 'attempt.user_id')
    .selectAll('attempt')
    .select(['given_name', 'family_name'])
    .where('path', '=', path)
    .where('place', '=', place)
    .where(isTaughtBy({ kind: 'user', user: by.user }))
    .orderBy('attempt.opened_at', 'desc')
    .limit(mostLearners)
    .execute();
  const works: { readonly attempt: (typeof attempts)[number]; readonly answers: Answers }[] = [];
  for (const attempt of attempts) {
    const answers = await lastSaving(db, attempt);
    if (answers !== undefined) works.push({ attempt, answers });
  }
  if (works.length === 0) {
    return refuse(404, refusalIds.documentNotFound, 'Nobody has handed in anything to this problem.');
  }
  const questions = [...new Set(works.flatMap(({ attempt }) => attempt.asked.map(({ number }) => number)))].toSorted(
    (one, other) => one - other,
  );
  const question = request.question ?? questions[0] ?? 1;
  const decisions = await decisionsOf(
    db,
    works.map(({ attempt }) => attempt.id),
  );
  let ungraded = 0;
  const answers: ResponseOf<'answersOfLearners'>['answers'] = [];
  for (const { attempt, answers: handedIn } of works) {
    const language = await views.languageOf(attempt);
    const graded = await views.grade({ path, language, name: by.name }, attempt, handedIn);
    if (graded.ok) {
      const learner = { id: attempt.user_id, ...nameOf(attempt) };
      const decided = decisions.filter((row) => isOf(row, attempt, handedIn));
      const shown = answersIn(question, { attempt, handedIn, graded: graded.value });
      answers.push(
        ...shown.map(({ key, ...answer }) => {
          const row = decided.findLast((each) => each.key === key);
          const decision = row && decisionOf(row);
          return {
            learner,
            attempt: attemptName(attempt),
            ...answer,
            ...(row &&
              decision && { decision: { id: row.answer_id, mine: row.decided_by === by.user.id, ...decision } }),
          };
        }),
      );
    } else ungraded += 1;
  }
  const [titles, sheets] = await Promise.all([titlesOf(db, [path]), worksheetTitles(db, [place])]);
  const title = titles.of(path, lang, lang);
  const sheet = sheets.get(place);
  return succeed({
    title: title.text,
    titleLang: title.language,
    ...(sheet && { worksheet: textIn(sheet, lang) }),
    questions,
    question,
    ungraded,
    answers,
  });
}

type DecidedRow = Awaited<ReturnType<typeof decisionsOf>>[number];

/** The decisions on answers of some attempts, in the order in which they were made. */
async function decisionsOf(db: Kysely<Tables>, attempts: readonly string[]) {
  return db
    .selectFrom('undecided_answer as answer')
    .innerJoin('decision', 'decision.answer_id', 'answer.id')
    .selectAll('decision')
    .select(['answer.attempt_id', 'answer.key', 'answer.data', 'answer.value', 'answer.language'])
    .where('answer.attempt_id', 'in', [...attempts])
    .orderBy('answer.id')
    .orderBy('decision.number')
    .execute() satisfies Promise<readonly DecisionRow[]>;
}

function isOf(row: DecidedRow, attempt: Attempt, handedIn: Answers): boolean {
  return row.attempt_id === attempt.id && isHandedIn(row, attempt, handedIn);
}

function failureOf({ message = '', line }: BrokenEvaluator) {
  return { message, ...(line !== undefined && { line }) };
}

/** The answers to one question in graded work: each field that was filled, and the options if any were touched. */
function answersIn(
  number: number,
  work: { readonly attempt: Attempt; readonly handedIn: Answers; readonly graded: GradedWork },
) {
  const { handedIn, graded } = work;
  const question = graded.questions.find((each) => each.number === number);
  if (question === undefined) return [];
  const broken = graded.broken?.find((each) => each.question === number);
  const fields = question.answers.flatMap((answer, index) => {
    const key = `${number},${index + 1}`;
    const given = handedIn[key];
    if (given === undefined) return [];
    const tiles = graded.tilesInWords[key];
    const asked = graded.asked[key];
    return [
      {
        key,
        answer: index + 1,
        userInput: graded.programs[key] ?? given.value,
        typedLang: givenText(given).language,
        ...(tiles && { words: [...tiles.selected] }),
        verdict: answer.verdict,
        ...(answer.decision !== 'awaited' && { score: answer.score }),
        ...(broken && { evaluatorFailure: failureOf(broken) }),
        ...(answer.override && { automatic: answer.override.automatic }),
        solution: tiles?.right.join(' · ') ?? answer.solution ?? '',
        solutionLang: graded.language,
        ...(asked && { asked: wireAsked(asked) }),
      },
    ];
  });
  const key = `${number},options`;
  const [options, given] = [graded.optionsInWords[number], handedIn[key]];
  if (options === undefined || given === undefined) return fields;
  const { optionsOverride: override } = question;
  const automatic = override?.automatic ?? options.score;
  return [
    ...fields,
    {
      key,
      answer: 0,
      userInput: given.value,
      typedLang: given.lang,
      words: [...options.selected],
      verdict: automatic === 1 ? ('right' as const) : ('wrong' as const),
      score: options.score,
      ...(override && { automatic: override.automatic }),
      solution: options.right.join(' · '),
      solutionLang: graded.language,
    },
  ];
}
