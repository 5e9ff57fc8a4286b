import { readDocument } from '@lemma/core/document';
import { gradeProblem, type GradedQuestion } from '@lemma/core/grading';
import type { Verdict } from '@lemma/core/judgement';
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
import type { AskedRow, SavedAnswer } from '../database/index.ts';
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
}

/** Why a problem has no data, or no document. */
export type ProblemFailure = { readonly kind: 'notDrawn' } | { readonly kind: 'unreadable' };

/** A problem with answers that are to be graded, by key. */
export interface GradingJob extends ProblemJob {
  readonly answers: Readonly<Record<string, SavedAnswer>>;
}

/** A graded problem: the document with the explanations that apply, and everything a correction can tell. */
export interface GradedWork {
  readonly xml: string;
  readonly score: number;
  readonly questions: readonly CorrectedQuestion[];
  /** The keys of answers that cannot be read as answers. */
  readonly unreadable: readonly string[];
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
  const asked = askedIn(xml, draw);
  if (!asked.ok) return asked;
  const given = handOut(xml, asked.value);
  return given.ok ? succeed({ xml: given.value, asked: asked.value.map(askedRow) }) : fail({ kind: 'unreadable' });
};

/** Grades answers. Checks the clock between two of them. */
export const gradeNow: GradeWork = ({ xml, draw, answers }) => {
  const drawn = askedIn(xml, draw);
  if (!drawn.ok) return drawn;
  const asked = drawn.value;
  const byNumber = new Map(asked.map((each) => [each.number, each]));
  const given = {
    texts: new Map<string, { text: string; language: SavedAnswer['lang'] }>(),
    selected: new Map<number, ReadonlySet<string>>(),
  };
  for (const [name, { value, lang, moved }] of Object.entries(answers)) {
    const key = readAnswerKey(name);
    const of = key && byNumber.get(key.question);
    if (key === undefined || of === undefined) continue;
    if (key.kind === 'options') given.selected.set(key.question, authorOptions(optionsIn(value), of));
    else {
      const type = of.question.answers[key.answer - 1]?.type;
      // Figures write numbers with a decimal point, whatever the language.
      if (type !== undefined)
        given.texts.set(name, { text: authorText(value, type, of), language: moved ? 'en' : lang });
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
  });
};

function askedIn(xml: string, draw: Draw): Result<readonly AskedQuestion[], ProblemFailure> {
  const document = readDocument(xml);
  if (!document.ok) return fail({ kind: 'unreadable' });
  const asked = askedQuestions(problemContent(document.value), draw);
  return asked.ok ? asked : fail({ kind: 'notDrawn' });
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
  const { number, score, isRight, answers, options } = graded;
  return {
    number,
    score,
    isRight,
    answers: answers.map(({ assessment, score: points, isConsistent, solution, difference }, index) => ({
      ...assessment,
      given: given[`${number},${index + 1}`]?.value ?? '',
      score: points,
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
