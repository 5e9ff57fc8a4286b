import { readDocument } from '@lemma/core/document';
import { gradeProblem, type GivenText, type GradedQuestion } from '@lemma/core/grading';
import { askedOf, type Verdict } from '@lemma/core/judgement';
import { gameRules, type GameRules } from '@lemma/core/game';
import type { Language } from '@lemma/core/language';
import {
  askedQuestions,
  authorOptions,
  authorText,
  handOut,
  optionsIn,
  problemContent,
  readAnswerKey,
  shownOption,
  type AskedQuestion,
  type CorrectedQuestion,
  type Draw,
  type ShownExplanations,
} from '@lemma/core/problem';
import { optionGroups } from '@lemma/core/quickcheck';
import { holds } from '@lemma/core/variables';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { AskedInField, AskedRow, SavedAnswer } from '../database/index.ts';
import { systemNow } from '../now.ts';
import type { Do } from '../threads/index.ts';

/** A version of a problem in one language, and what decides its data. */
export interface ProblemJob {
  readonly xml: string;
  readonly draw: Draw;
}

/** A problem as it is given to its learner. */
export interface GivenProblem {
  readonly xml: string;
  readonly asked: readonly AskedRow[];
  /** Present if it is a game. */
  readonly game?: GameRules;
}

/** Why a problem has no data, or no document. */
export type ProblemFailure = { readonly kind: 'notDrawn' } | { readonly kind: 'unreadable' };

/** A problem with answers that are to be graded, by key. */
export interface GradingJob extends ProblemJob {
  readonly answers: Readonly<Record<string, SavedAnswer>>;
  /** Scores that tutors have decided on, by key. */
  readonly decided: Readonly<Record<string, number>>;
}

/** A graded problem: the document with the explanations that apply, and everything a correction can tell. */
export interface GradedWork {
  readonly xml: string;
  readonly score: number | undefined;
  readonly questions: readonly CorrectedQuestion[];
  /** The keys of answers that cannot be read as answers. */
  readonly unreadable: readonly string[];
  /** Those that await a decision. */
  readonly awaited: readonly AwaitedAnswer[];
  /** The decisions it was graded with. */
  readonly decided: GradingJob['decided'];
}

/** An answer that could be neither proven nor refuted, and what a tutor needs to decide on it. */
export interface AwaitedAnswer extends GivenText {
  readonly key: string;
  readonly asked: AskedInField;
  /** As a learner would write it in `solutionLanguage`. */
  readonly solution: string;
  readonly solutionLanguage: Language;
}

export type HandOutWork = (job: ProblemJob) => Result<GivenProblem, ProblemFailure>;
export type GradeWork = (job: GradingJob) => Result<GradedWork, ProblemFailure>;

/** Both in turn, in threads. */
export interface ProblemWorks {
  readonly handOut: Do<ProblemJob, ReturnType<HandOutWork>>;
  readonly grade: Do<GradingJob, ReturnType<GradeWork>>;
}

/** Milliseconds after which no further answer is judged. */
const timeout = 2000;

/** Hands a problem out. */
export const handOutNow: HandOutWork = ({ xml, draw }) => {
  const read = askedIn(xml, draw);
  if (!read.ok) return read;
  const { asked, game } = read.value;
  const given = handOut(
    xml,
    asked.filter(({ number }) => draw.only === undefined || number === draw.only),
  );
  if (!given.ok) return fail({ kind: 'unreadable' });
  return succeed({ xml: given.value, asked: asked.map(askedRow), ...(game && { game }) });
};

/** Grades answers. Checks the clock between two of them. */
export const gradeNow: GradeWork = ({ xml, draw, answers, decided }) => {
  const drawn = askedIn(xml, draw);
  if (!drawn.ok) return drawn;
  const { asked } = drawn.value;
  const byNumber = new Map(asked.map((each) => [each.number, each]));
  const given = {
    texts: new Map<string, GivenText>(),
    selected: new Map<number, ReadonlySet<string>>(),
    decided: new Map(Object.entries(decided)),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const { text, language } = givenText(answer);
    const key = readAnswerKey(name);
    const of = key && byNumber.get(key.question);
    if (key === undefined || of === undefined) continue;
    if (key.kind === 'options') given.selected.set(key.question, authorOptions(optionsIn(text), of));
    else {
      const type = of.question.answers[key.answer - 1]?.type;
      if (type !== undefined) given.texts.set(name, { text: authorText(text, type, of), language });
    }
  }
  const end = systemNow() + timeout;
  const graded = gradeProblem(asked, given, () => systemNow() <= end);
  const explanations = new Map(graded.questions.map((question) => [question.number, explanationsOf(question)]));
  const written = handOut(xml, asked, explanations);
  if (!written.ok) return fail({ kind: 'unreadable' });
  return succeed({
    xml: written.value,
    score: graded.score,
    questions: graded.questions.flatMap((question) => {
      const of = byNumber.get(question.number);
      return of === undefined ? [] : [correctedQuestion(question, of, answers)];
    }),
    unreadable: graded.questions.flatMap(({ number, answers: judged }) =>
      judged.flatMap(({ assessment }, index) =>
        assessment.verdict === 'invalid' || assessment.verdict === 'empty' ? [`${number},${index + 1}`] : [],
      ),
    ),
    awaited: graded.questions.flatMap((question) => {
      const of = byNumber.get(question.number);
      return of === undefined ? [] : awaitedAnswers(question, of, answers);
    }),
    decided,
  });
};

function askedIn(
  xml: string,
  draw: Draw,
): Result<{ readonly asked: readonly AskedQuestion[]; readonly game: GameRules | undefined }, ProblemFailure> {
  const document = readDocument(xml);
  if (!document.ok) return fail({ kind: 'unreadable' });
  const content = problemContent(document.value);
  const asked = askedQuestions(content, draw);
  return asked.ok ? succeed({ asked: asked.value, game: gameRules(content.plan) }) : fail({ kind: 'notDrawn' });
}

function askedRow({ number, pool, question }: AskedQuestion): AskedRow {
  const { answers, choices, choiceMatrix } = question;
  const hasOptions = choices.length > 0 || choiceMatrix !== undefined;
  return { number, fields: answers.length, hasOptions, ...(pool && { pool }) };
}

function explanationsOf({ explanations, answers }: GradedQuestion): ShownExplanations {
  return {
    question: explanations,
    answers: answers.map((answer) => [...(answer.credit ? [{ blocks: answer.credit }] : []), ...answer.explanations]),
  };
}

function correctedQuestion(
  graded: GradedQuestion,
  asked: AskedQuestion,
  given: GradingJob['answers'],
): CorrectedQuestion {
  const { number, score, isRight, isUndecided, answers, options } = graded;
  return {
    number,
    ...(score !== undefined && { score }),
    isRight,
    ...(isUndecided && { isUndecided }),
    answers: answers.map(({ assessment, score: points, decision, isConsistent, solution, difference }, index) => ({
      ...assessment,
      given: given[`${number},${index + 1}`]?.value ?? '',
      score: points,
      ...(decision && { decision }),
      isConsistent,
      solution: shownSolution(solution, asked, index),
      ...(difference && { difference }),
    })),
    options: new Map(
      [...options].flatMap(([option, verdict]): readonly (readonly [string, Verdict])[] => {
        const shown = shownOption(option, asked);
        return shown === undefined ? [] : [[shown, verdict]];
      }),
    ),
    rightOptions: rightOptions(asked),
  };
}

function awaitedAnswers(
  { number, answers }: GradedQuestion,
  { question, exercise }: AskedQuestion,
  handedIn: GradingJob['answers'],
): readonly AwaitedAnswer[] {
  return answers.flatMap(({ decision, solution }, index): readonly AwaitedAnswer[] => {
    const key = `${number},${index + 1}`;
    const [answer, given] = [question.answers[index], handedIn[key]];
    if (decision !== 'awaited' || answer === undefined || given === undefined) return [];
    const { field, names, notation, isRelation } = askedOf(answer, exercise);
    const asked: AskedInField = {
      type: answer.type,
      field,
      ...(names && { names: [...names] }),
      ...(notation && { notation }),
      ...(isRelation !== undefined && { isRelation }),
    };
    return [{ key, ...givenText(given), asked, solution, solutionLanguage: exercise.language }];
  });
}

/** An answer as it is judged. Figures write numbers with a decimal point, whatever the language. */
export function givenText({ value, lang, moved }: SavedAnswer): GivenText {
  return { text: value, language: moved ? 'en' : lang };
}

/** The solution of a tile is the tile, by the name under which it was shown. */
function shownSolution(solution: string, { question, tiles }: AskedQuestion, index: number): string {
  if (question.answers[index]?.type !== 'tile') return solution;
  const place = tiles.findIndex(({ id }) => id === solution);
  return place === -1 ? solution : String(place + 1);
}

function rightOptions(asked: AskedQuestion): readonly string[] {
  const { question, exercise } = asked;
  const groups = optionGroups(question, ({ condition, correct }) => {
    if (condition === undefined) return correct;
    const result = holds(condition, exercise.drawn);
    return result.ok && result.value;
  });
  return groups.flat().flatMap(({ id, correct }) => (correct ? (shownOption(id, asked) ?? []) : []));
}

/** Both in this thread, blocking everyone else. */
export const problemWorksHere: ProblemWorks = {
  handOut: (job) => Promise.resolve(succeed(handOutNow(job))),
  grade: (job) => Promise.resolve(succeed(gradeNow(job))),
};
