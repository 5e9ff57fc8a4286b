import type { Asked } from '../judgement/index.ts';
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
}

/** A learner's work. */
export interface LearnerWork {
  readonly learner: Learner;
  /** Latest visit first. */
  readonly problems: readonly BegunProblem[];
}

/** The work of learners, for those who accompany them. Pages count from 1. */
export interface LearnerGateway {
  /** The answers that await a decision, newest first. */
  undecided(language: Language, page: number): Promise<Result<ListPage<UndecidedAnswer>, LearnersFailure>>;
  /** Decides on one: `score` from 0 to 1. */
  decide(id: string, score: number): Promise<Result<Decision, DecisionFailure>>;
  /** Takes back one's own decision. Repeating it has no further effect. */
  withdraw(id: string, decision: number): Promise<Result<undefined, DecisionFailure>>;
  /** The learners whose names contain every word of the query, latest visit first. */
  find(query: string, page: number): Promise<Result<ListPage<FoundLearner>, LearnersFailure>>;
  workOf(id: string, language: Language): Promise<Result<LearnerWork, LearnersFailure | { readonly kind: 'notFound' }>>;
}

/** Rows of a page. */
export const rowsOfPage = 20;
