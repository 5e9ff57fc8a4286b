import { createHash } from 'node:crypto';
import { codeText, codeToMark, type BrokenEvaluator, type CodeMark, type CodeToMark } from '@lemma/core/code-answer';
import { plainText, readDocument, type Answer } from '@lemma/core/document';
import type { Exercise } from '@lemma/core/exercise';
import { gradeProblem, optionsKey, type GivenText, type GradedProblem, type GradedQuestion } from '@lemma/core/grading';
import { askedOf, isJudged, type Verdict } from '@lemma/core/judgement';
import { gameRules, type GameRules } from '@lemma/core/game';
import type { Language } from '@lemma/core/language';
import {
  askedQuestions,
  asksTheSame,
  authorOptions,
  authorText,
  brokenNumbers,
  handOut,
  optionsIn,
  optionWords,
  problemContent,
  readAnswerKey,
  redrawnGenerations,
  shownOption,
  type AskedQuestion,
  type CorrectedQuestion,
  type Draw,
  type ScoreOverride,
  type ShownExplanations,
} from '@lemma/core/problem';
import { optionGroups } from '@lemma/core/quickcheck';
import { holds } from '@lemma/core/variables';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { AskedInField, AskedRow, SavedAnswer } from '../database/index.ts';
import { systemNow } from '../now.ts';
import type { NotMarked } from '../sandbox/index.ts';
import type { Do } from '../threads/index.ts';

/** A version of a problem in one language, and what decides its data. */
export interface ProblemJob {
  readonly xml: string;
  readonly draw: Draw;
  /** Numbers of questions to draw anew before. */
  readonly redraw?: readonly number[];
}

/** A problem as it is given to its learner. */
export interface GivenProblem {
  readonly xml: string;
  readonly asked: readonly AskedRow[];
  /** The generations of the questions that were drawn anew and show something else now, by number. */
  readonly redrawn?: Readonly<Record<number, number>>;
  /** Present if it is a game. */
  readonly game?: GameRules;
}

/** Why a problem has no data, or no document. */
export type ProblemFailure = { readonly kind: 'notDrawn' } | { readonly kind: 'unreadable' };

/** A problem with answers that are to be graded, by key. */
export interface GradingJob extends ProblemJob {
  readonly answers: Readonly<Record<string, SavedAnswer>>;
  /** Scores that tutors have decided on, by key. */
  readonly decided: Readonly<Record<string, TutorScore>>;
  /** What runs have said about the code in them, by digest. */
  readonly marks?: Readonly<Record<string, CodeMark>>;
  /** The digests of code whose evaluator has failed. */
  readonly broken?: readonly string[];
  /** A mended version of the problem: the better score counts. */
  readonly mendedXml?: string;
}

/** The code to mark in the answers to a question, with its number in the document. */
export interface CodeOfQuestion {
  readonly question: number;
  readonly code: CodeToMark;
}

/** What a tutor has decided about an answer. */
export interface TutorScore {
  /** 0 to 1. */
  readonly score: number;
  /** The tutor’s name. */
  readonly by: string;
  /** It replaces the automatic score; without one, there was none. */
  readonly reason?: string;
}

/** The options of a question in words, as the author wrote them. */
export interface OptionsInWords {
  readonly selected: readonly string[];
  readonly right: readonly string[];
  /** 0 to 1. */
  readonly score: number;
}

/** A graded problem: the document with the explanations that apply, and everything a correction can tell. */
export interface GradedWork {
  readonly xml: string;
  readonly score: number | undefined;
  readonly questions: readonly CorrectedQuestion[];
  /** The keys of answers that cannot be read. They cost no try. */
  readonly unreadable: readonly string[];
  /** The keys of answers with two readings, of which exactly one is right. They cost no try if the learner is asked. */
  readonly ambiguous: readonly string[];
  /** Those that await a decision. */
  readonly awaited: readonly AwaitedAnswer[];
  /** Code that was handed in and has no mark yet, by digest. */
  readonly toMark: Readonly<Record<string, CodeOfQuestion>>;
  /** The evaluators that have failed at it. */
  readonly broken?: readonly BrokenEvaluator[];
  /** The code that was given, with the author's around it, by key. */
  readonly programs: Readonly<Record<string, string>>;
  /** The decisions it was graded with. */
  readonly decided: GradingJob['decided'];
  /** By number of question; those that have options, and were touched. */
  readonly optionsInWords: Readonly<Record<number, OptionsInWords>>;
  /** What was asked for in each field that was filled, by key. */
  readonly asked: Readonly<Record<string, AskedInField>>;
  /** Of tiles that were put into fields, their words and those of the right ones, by key. */
  readonly tilesInWords: Readonly<Record<string, Omit<OptionsInWords, 'score'>>>;
  /** Of the document, in which solutions are written. */
  readonly language: Language;
  /** What became of grading by a mended version, where there is one. */
  readonly mended?: 'counts' | 'noBetter' | 'asksOther';
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
  /** Marks code in the sandbox, which fails if that is not possible now; missing where nothing is run. */
  readonly mark?: (code: CodeToMark, name: string) => Promise<Result<CodeMark, NotMarked>>;
  readonly handOut: Do<ProblemJob, ReturnType<HandOutWork>>;
  readonly grade: Do<GradingJob, ReturnType<GradeWork>>;
}

/** Milliseconds after which no further answer is judged. */
const timeout = 2000;

/** Hands a problem out. */
export const handOutNow: HandOutWork = ({ xml, draw, redraw }) => {
  if (redraw !== undefined) return redrawNow({ xml, draw, redraw });
  const read = askedIn(xml, draw);
  if (!read.ok) return read;
  const { asked, broken, game } = read.value;
  const isHandedOut = (number: number) => draw.only === undefined || number === draw.only;
  const given = handOut(
    xml,
    asked.filter(({ number }) => isHandedOut(number)),
    { broken: broken.filter(isHandedOut) },
  );
  if (!given.ok) return fail({ kind: 'unreadable' });
  return succeed({ xml: given.value, asked: asked.map(askedRow), ...(game && { game }) });
};

function redrawNow({ xml, draw, redraw }: Required<ProblemJob>): ReturnType<HandOutWork> {
  const document = readDocument(xml);
  if (!document.ok) return fail({ kind: 'unreadable' });
  const redrawn = redrawnGenerations(xml, problemContent(document.value), draw, redraw);
  const given = handOutNow({ xml, draw: { ...draw, generations: new Map([...draw.generations, ...redrawn]) } });
  return given.ok ? succeed({ ...given.value, redrawn: Object.fromEntries(redrawn) }) : given;
}

/** Grades answers, also by a mended version that asks for the same: the better score counts. */
export const gradeNow: GradeWork = ({ mendedXml, ...job }) => {
  const own = gradeVersion(job);
  if (mendedXml === undefined || !own.ok) return own;
  const mendedJob = { ...job, xml: mendedXml };
  const [before, after] = [handOutNow(job), handOutNow(mendedJob)];
  const documents = before.ok && after.ok ? [readDocument(before.value.xml), readDocument(after.value.xml)] : [];
  const [one, other] = documents;
  if (one?.ok !== true || other?.ok !== true || !asksTheSame(one.value, other.value)) {
    return succeed({ ...own.value, mended: 'asksOther' });
  }
  const mended = gradeVersion(mendedJob);
  // What was broken has no score to compare with.
  const broken = Object.keys(own.value.toMark).filter((digest) => job.broken?.includes(digest) === true);
  if (mended.ok && broken.length > 0 && Object.keys(mended.value.toMark).length === 0) {
    return succeed({ ...mended.value, mended: 'counts' });
  }
  const isBetter = mended.ok && isHigher(mended.value.score, own.value.score);
  const toMark = { ...own.value.toMark, ...(mended.ok && mended.value.toMark) };
  return isBetter
    ? succeed({ ...mended.value, toMark, mended: 'counts' })
    : succeed({ ...own.value, toMark, mended: 'noBetter' });
};

/** What awaits a decision may still become right: nothing but a full score is better. */
function isHigher(score: number | undefined, than: number | undefined): boolean {
  return score !== undefined && (than === undefined ? score === 1 : score > than);
}

/** Checks the clock between two answers. */
const gradeVersion: GradeWork = ({ xml, draw, answers, decided, marks = {} }) => {
  const drawn = askedIn(xml, draw);
  if (!drawn.ok) return drawn;
  const { asked, broken } = drawn.value;
  const byNumber = new Map(asked.map((each) => [each.number, each]));
  const given = {
    texts: new Map<string, GivenText>(),
    selected: new Map<number, ReadonlySet<string>>(),
    decided: new Map(scoresIn(decided, 'decision')),
    overridden: new Map(scoresIn(decided, 'override')),
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
  const codes = codesIn(asked, answers);
  const marked = new Map(
    codes.flatMap(({ number, digest }) => {
      const mark = marks[digest];
      return mark === undefined ? [] : [[number, mark] as const];
    }),
  );
  const graded = gradeProblem(asked, { ...given, marks: marked }, () => systemNow() <= end);
  const explanations = new Map(graded.questions.map((question) => [question.number, explanationsOf(question)]));
  const written = handOut(xml, asked, { explanations, broken });
  if (!written.ok) return fail({ kind: 'unreadable' });
  return succeed({
    xml: written.value,
    score: graded.score,
    questions: graded.questions.flatMap((question) => {
      const of = byNumber.get(question.number);
      return of === undefined ? [] : [correctedQuestion(question, of, answers, decided)];
    }),
    unreadable: keysOf(graded, (verdict) => !isJudged(verdict) && verdict !== 'ambiguous'),
    ambiguous: keysOf(graded, (verdict) => verdict === 'ambiguous'),
    awaited: graded.questions.flatMap((question) => {
      const of = byNumber.get(question.number);
      return of === undefined ? [] : awaitedAnswers(question, of, answers);
    }),
    toMark: Object.fromEntries(
      codes.flatMap(({ number, digest, code }) => (marked.has(number) ? [] : [[digest, { question: number, code }]])),
    ),
    programs: programsIn(asked, answers),
    decided,
    language: asked[0]?.exercise.language ?? 'de',
    ...fieldsIn(asked, answers, graded.questions),
    optionsInWords: Object.fromEntries(
      graded.questions.flatMap(({ number, optionsScore: score }) => {
        const of = byNumber.get(number);
        if (of === undefined || score === undefined) return [];
        const [selected, right] = [given.selected.get(number) ?? new Set<string>(), new Set(rightIn(of))];
        return [[number, { selected: optionWords(of, selected), right: optionWords(of, right), score }]];
      }),
    ),
  });
};

/** The code to mark in what was given to each code question that was answered at all. */
function codesIn(asked: readonly AskedQuestion[], answers: GradingJob['answers']) {
  return asked.flatMap(({ number, question }) => {
    const values = question.answers.map((_, index) => answers[`${number},${index + 1}`]?.value);
    const code = codeToMark(question, values);
    if (code === undefined || values.every((value) => (value ?? '').trim() === '')) return [];
    // Marks are of a program by an evaluator: another solution does not make them new.
    const { solution: _, ...marked } = code;
    return [{ number, code, digest: createHash('sha256').update(JSON.stringify(marked)).digest('base64url') }];
  });
}

function programsIn(asked: readonly AskedQuestion[], answers: GradingJob['answers']): GradedWork['programs'] {
  return Object.fromEntries(
    asked.flatMap(({ number, question }) =>
      question.answers.flatMap(({ fragment }, index) => {
        const [key, given] = [`${number},${index + 1}`, answers[`${number},${index + 1}`]];
        return fragment === undefined || given === undefined ? [] : [[key, codeText(fragment, given.value)]];
      }),
    ),
  );
}

/** What was asked for in the fields that were filled, and tiles in words. */
function fieldsIn(
  asked: readonly AskedQuestion[],
  answers: GradingJob['answers'],
  graded: readonly GradedQuestion[],
): Pick<GradedWork, 'asked' | 'tilesInWords'> {
  const filled = asked.flatMap(({ number, question, exercise, tiles }) =>
    question.answers.flatMap((answer, index) => {
      const key = `${number},${index + 1}`;
      return answers[key] === undefined ? [] : [{ key, number, index, answer, exercise, tiles }];
    }),
  );
  const tileWords = (of: AskedQuestion['tiles'], id: string) =>
    of.flatMap((tile) => (tile.id === id ? [plainText(tile.content).trim()] : []));
  return {
    asked: Object.fromEntries(
      filled.flatMap(({ key, answer, exercise }) =>
        answer.type === 'tile' ? [] : [[key, askedInField(answer, exercise)]],
      ),
    ),
    tilesInWords: Object.fromEntries(
      filled.flatMap(({ key, number, index, answer, tiles }) => {
        if (answer.type !== 'tile') return [];
        const right = graded.find((question) => question.number === number)?.answers[index]?.solution ?? '';
        const put = tiles[Number(answers[key]?.value) - 1]?.id ?? '';
        return [[key, { selected: tileWords(tiles, put), right: tileWords(tiles, right) }]];
      }),
    ),
  };
}

function askedInField(answer: Answer, exercise: Exercise): AskedInField {
  const { field, names, notation, isRelation } = askedOf(answer, exercise);
  return {
    type: answer.type,
    field,
    ...(names && { names: [...names] }),
    ...(notation && { notation }),
    ...(isRelation !== undefined && { isRelation }),
  };
}

function scoresIn(
  decided: GradingJob['decided'],
  kind: 'decision' | 'override',
): readonly (readonly [string, number])[] {
  return Object.entries(decided).flatMap(([key, { score, reason }]) =>
    (reason !== undefined) === (kind === 'override') ? [[key, score] as const] : [],
  );
}

interface AskedIn {
  readonly asked: readonly AskedQuestion[];
  /** The numbers of questions that cannot be asked. */
  readonly broken: readonly number[];
  readonly game: GameRules | undefined;
}

function askedIn(xml: string, draw: Draw): Result<AskedIn, ProblemFailure> {
  const document = readDocument(xml);
  if (!document.ok) return fail({ kind: 'unreadable' });
  const content = problemContent(document.value);
  const asked = askedQuestions(content, draw);
  if (!asked.ok) return fail({ kind: 'notDrawn' });
  return succeed({ asked: asked.value, broken: brokenNumbers(content, draw), game: gameRules(content.plan) });
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
  decided: GradingJob['decided'],
): CorrectedQuestion {
  const { number, score, isRight, isUndecided, answers, options, ownOptionsScore } = graded;
  const optionsOverride = overrideOf(decided[optionsKey(number)], ownOptionsScore);
  return {
    number,
    ...(score !== undefined && { score }),
    isRight,
    ...(isUndecided && { isUndecided }),
    answers: answers.map((answer, index) => {
      const { assessment, score: points, decision, ownScore, isConsistent, solution, difference } = answer;
      const key = `${number},${index + 1}`;
      const override = overrideOf(decided[key], ownScore);
      return {
        ...assessment,
        // It counts as right, and says so to every client.
        ...(isConsistent && (ownScore ?? points) === 1 && { verdict: 'right' as const }),
        given: given[key]?.value ?? '',
        score: points,
        ...(decision && { decision }),
        ...(override && { override }),
        isConsistent,
        solution: shownSolution(solution, asked, index),
        ...(difference && { difference }),
      };
    }),
    options: new Map(
      [...options].flatMap(([option, verdict]): readonly (readonly [string, Verdict])[] => {
        const shown = shownOption(option, asked);
        return shown === undefined ? [] : [[shown, verdict]];
      }),
    ),
    ...(optionsOverride && { optionsOverride }),
    rightOptions: rightIn(asked).flatMap((id) => shownOption(id, asked) ?? []),
  };
}

function overrideOf(decided: TutorScore | undefined, automatic: number | undefined): ScoreOverride | undefined {
  if (decided?.reason === undefined || automatic === undefined) return undefined;
  const { score, reason, by } = decided;
  return { automatic, score, reason, by };
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
    const asked = askedInField(answer, exercise);
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

/** The options that should be selected, in the words of the author. */
function rightIn({ question, exercise }: AskedQuestion): readonly string[] {
  const groups = optionGroups(question, ({ condition, correct }) => {
    if (condition === undefined) return correct;
    const result = holds(condition, exercise.drawn);
    return result.ok && result.value;
  });
  return groups.flat().flatMap(({ id, correct }) => (correct ? [id] : []));
}

/** Both in this thread, blocking everyone else. */
export const problemWorksHere: ProblemWorks = {
  handOut: (job) => Promise.resolve(succeed(handOutNow(job))),
  grade: (job) => Promise.resolve(succeed(gradeNow(job))),
};

/** The keys of the answers with certain verdicts. */
function keysOf(
  { questions }: Pick<GradedProblem, 'questions'>,
  has: (verdict: Verdict) => boolean,
): readonly string[] {
  return questions.flatMap(({ number, answers }) =>
    answers.flatMap(({ assessment }, index) => (has(assessment.verdict) ? [`${number},${index + 1}`] : [])),
  );
}
