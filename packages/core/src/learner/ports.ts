import type { Asked, Verdict } from '../judgement/index.ts';
import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Performance } from '../question/index.ts';
import type { Result } from '../store/index.ts';

/** Somebody who works on problems. */
export interface Learner {
  /** The subject of the access token. */
  readonly id: string;
  /** Missing if the platform has no account of this user. */
  readonly name?: string;
}

/** An answer that was handed in and could be neither proven nor refuted. */
export interface UndecidedAnswer {
  readonly id: string;
  readonly learner: Learner;
  /** The path of the problem. */
  readonly path: string;
  /** The worksheet it was solved in; if missing, it was solved on its own. */
  readonly worksheet?: string;
  readonly title: string;
  readonly titleLanguage: Language;
  /** Which question it answers, of how many that were asked; from 0. */
  readonly question: { readonly index: number; readonly count: number };
  /** Which answer of the question it is; from 0. */
  readonly answer: { readonly index: number; readonly count: number };
  /** As typed, and how it is read. */
  readonly given: { readonly text: string; readonly asked: Asked };
  /** As the author wrote it in the language of the document. */
  readonly solution: { readonly text: string; readonly asked: Asked };
  /** When it was handed in; ISO 8601. */
  readonly since: string;
}

/** Part of a list that is read page by page, and how long the list is. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** What a tutor has decided about an answer. */
export interface Decision {
  /** Counts what was decided about the answer, from 1. */
  readonly number: number;
  /** 0 to 1. */
  readonly score: number;
  /** The name of the tutor. */
  readonly by: string;
  /** Why it replaces the automatic score; missing where there is none. */
  readonly reason?: string;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Why a decision is not taken. `decided`: somebody was quicker. `changed`: another answer, or none, is handed in
 * meanwhile.
 */
export type DecisionFailure =
  | { readonly kind: 'decided'; readonly decision?: Decision }
  | { readonly kind: 'changed' }
  | { readonly kind: 'forbidden' }
  | NoAnswer;

/** Why the work of learners is not shown. */
export type LearnersFailure = { readonly kind: 'forbidden' } | NoAnswer;

/** A learner in a list. */
export interface FoundLearner extends Learner {
  /** How many problems were begun. */
  readonly problems: number;
  /** How many answers await a decision. */
  readonly undecided: number;
  /** ISO 8601. */
  readonly lastOpened: string;
}

/** A problem that a learner has begun. */
export interface BegunProblem {
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  /** The worksheet it is solved in. */
  readonly worksheet?: { readonly id: string; readonly title?: string };
  /** How often it was saved with a change. */
  readonly tries: number;
  /** The share of filled answers, 0 to 1. */
  readonly progress: number;
  /** 0 to 1; missing before a correction, and while nothing has been decided. */
  readonly score?: number;
  readonly performance?: Performance;
  /** How many answers await a decision. */
  readonly undecided: number;
  /** ISO 8601. */
  readonly lastOpened: string;
  /** ISO 8601; missing if nothing was handed in. */
  readonly lastSaved?: string;
  /** Present if something was saved after the deadline: when last (ISO 8601), and whether all of it was accepted. */
  readonly late?: { readonly saved: string; readonly isAccepted: boolean };
}

/** A learner's work. */
export interface LearnerWork {
  readonly learner: Learner;
  /** Latest visit first. */
  readonly problems: readonly BegunProblem[];
}

/** A problem to which learners have handed something in. */
export interface AnsweredProblem {
  readonly path: string;
  /** The worksheet it is solved in; if missing, it is solved on its own. */
  readonly worksheet?: { readonly id: string; readonly title?: string };
  readonly title: string;
  readonly titleLanguage: Language;
  /** How many have handed something in. */
  readonly learners: number;
  /** How many of them are graded by a version that was mended since. */
  readonly outdated: number;
  /** ISO 8601. */
  readonly lastSaved: string;
}

/** One answer of a learner, as it is handed in. */
export interface HandedInAnswer {
  readonly learner: Learner;
  /** Names the data it is an answer to. */
  readonly attempt: string;
  /** Which of the question, from 1; 0 stands for its options. */
  readonly part: number;
  readonly text: string;
  /** Options and tiles in the words of their author. */
  readonly words?: readonly string[];
  /** How the text is read; missing for options and tiles. */
  readonly asked?: Asked;
  readonly solution: { readonly text: string; readonly asked?: Asked };
  /** The automatic one. */
  readonly verdict: Verdict;
  /** 0 to 1; missing while a decision is awaited. */
  readonly score?: number;
  /** 0 to 1: the automatic score, where a tutor has given another. */
  readonly automatic?: number;
  /** What went wrong in the evaluator of code that waits to be marked. */
  readonly evaluatorFailure?: { readonly message: string; readonly line?: number };
  readonly decision?: Decision & { readonly id: string; readonly isMine: boolean };
}

/** What all learners have handed in to one question of a problem. */
export interface AnswersToQuestion {
  readonly title: string;
  readonly titleLanguage: Language;
  /** The title of the worksheet. */
  readonly worksheet?: string;
  /** The numbers of the questions that somebody was asked, as in the document. */
  readonly questions: readonly number[];
  readonly question: number;
  readonly answers: readonly HandedInAnswer[];
  /** Of how many learners the work could not be graded now. */
  readonly ungraded: number;
}

/** A problem on its own or in a worksheet, for all its learners. */
export interface AnsweredPlace {
  readonly path: string;
  readonly worksheet?: string;
}

/** A score for the answers of some learners, and why. */
export interface WrittenScore {
  /** 0 to 1. */
  readonly score: number;
  readonly reason: string;
  readonly answers: readonly HandedInAnswer[];
}

/** A score that was given, as it can be taken back. */
export interface GivenScore {
  readonly id: string;
  readonly number: number;
}

/** What became of the scores of several learners. */
export interface GivenScores {
  readonly given: readonly GivenScore[];
  /** Another answer is handed in meanwhile, or the data are others. */
  readonly changed: number;
  /** Somebody has decided already. */
  readonly decided: number;
}

/** What grading by the current version of a problem would change for somebody who works on a former one. */
export interface MendedWork {
  readonly learner: Learner;
  /** 0 to 1; missing where nothing was decided. */
  readonly before?: number;
  readonly after?: number;
  /** `asksOther`: the current version asks for something else, so that nothing can be graded again. */
  readonly outcome: 'better' | 'same' | 'asksOther' | 'notHandedIn';
}

/** That the work on a problem was graded again by a mended version. */
export interface Regrading {
  readonly id: string;
  /** The name of the tutor. */
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly isUndone: boolean;
  /** Whose work it was, and how many of them have a better score. */
  readonly learners: number;
  readonly better: number;
}

/** A problem that was mended while learners work on it. */
export interface MendedProblem {
  /** Names the current version. */
  readonly version: string;
  /** Those who work on a former one. */
  readonly works: readonly MendedWork[];
  /** Newest first. */
  readonly regradings: readonly Regrading[];
}

/** Of a reason for a score. UTF-16 units. */
export const longestScoreReason = 500;
/** So many answers get a score at once. */
export const mostScored = 500;

/** The work of learners, for those who accompany them. Pages count from 1. */
export interface LearnerGateway {
  /** The answers that await a decision, newest first. */
  undecided(language: Language, page: number): Promise<Result<ListPage<UndecidedAnswer>, LearnersFailure>>;
  /** Decides on one: `score` from 0 to 1. */
  decide(id: string, score: number): Promise<Result<Decision, DecisionFailure>>;
  /** Takes back one's own decision. Repeating it has no further effect. */
  withdraw(id: string, decision: number): Promise<Result<undefined, DecisionFailure>>;
  /** The problems to which something was handed in, the last one first; of one worksheet, or all. */
  answered(
    language: Language,
    page: number,
    worksheet?: string,
  ): Promise<Result<ListPage<AnsweredProblem>, LearnersFailure>>;
  /** What was handed in to a question; by default to the first. */
  answersTo(
    place: AnsweredPlace,
    language: Language,
    question?: number,
  ): Promise<Result<AnswersToQuestion, LearnersFailure | { readonly kind: 'notFound' }>>;
  /** Gives answers to a question a score in place of the automatic one. */
  giveScore(
    place: AnsweredPlace,
    question: number,
    written: WrittenScore,
  ): Promise<Result<GivenScores, LearnersFailure>>;
  /** Takes back one's own scores; reports how many. */
  withdrawScores(given: readonly GivenScore[]): Promise<Result<number, LearnersFailure>>;
  /** Who works on a former version of a problem, and what grading by the current one would change. */
  mended(
    place: AnsweredPlace,
    language: Language,
  ): Promise<Result<MendedProblem, LearnersFailure | { readonly kind: 'notFound' }>>;
  /** Grades their work again; the better score counts. `changed`: the problem has another version meanwhile. */
  regrade(
    place: AnsweredPlace,
    version: string,
  ): Promise<Result<Pick<Regrading, 'id' | 'learners' | 'better'>, LearnersFailure | { readonly kind: 'changed' }>>;
  /** Lets count what counted before. Repeating it has no further effect. */
  undoRegrading(id: string): Promise<Result<undefined, LearnersFailure>>;
  /** The learners whose names contain every word of the query, latest visit first. */
  find(query: string, page: number): Promise<Result<ListPage<FoundLearner>, LearnersFailure>>;
  workOf(id: string, language: Language): Promise<Result<LearnerWork, LearnersFailure | { readonly kind: 'notFound' }>>;
}

/** Rows of a page. */
export const rowsOfPage = 20;
