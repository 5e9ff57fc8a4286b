import type { Readable, Result } from '../store/index.ts';
import type { AnswerPlace } from './answer-place.ts';
import type { CannotGet, StoringFailure } from './bridge-failure.ts';

/** What a learner has put a variable of a figure to: numbers, or terms of functions. */
export type Moved = readonly number[] | { readonly terms: readonly string[] };

/** The value of a variable of a figure as the answer to a question. */
export interface FigureAnswer {
  /** Of the variable. */
  readonly name: string;
  readonly place: AnswerPlace;
  /** As it could be typed into a field; numbers with a decimal point. Empty: there is no value now. */
  readonly text: string;
  /** What has been moved to give it, by variable: with it the figure can be brought back. */
  readonly moved: Readonly<Record<string, Moved>>;
}

/** Where a figure stands: in the text of a problem, or beside it on the page. */
export type MathletDependency = 'embedded' | 'sibling';

/** Whether the problem has its data already. Figures beside it wait for them (specification 002 §4). */
export type Readiness = 'waiting' | 'ready';

/** Why a variable has no value: the problem does not know it, or cannot give it. */
export type ValueFailure = { readonly kind: 'notDefined' } | CannotGet;

/** What a figure may ask of the problem around it. */
export interface ProblemNumbers {
  /** A number of the whole problem. */
  value(name: string): Result<number, ValueFailure>;
  hasQuestion(question: number): boolean;
  /** A number of one question; the first is 1. */
  valueIn(question: number, name: string): Result<number, ValueFailure>;
}

/**
 * The problem around a figure: it has values for the figure and keeps the figure's answers. Whoever shows a figure within a
 * problem says what that is (specification 002 §7: a mathlet object of the page).
 */
export interface Mathlet extends ProblemNumbers {
  readonly readiness: Readable<Readiness>;
  /** What was stored for a variable; undefined if nothing was, or nothing that came from a figure. */
  kept(name: string, place: AnswerPlace): Result<FigureAnswer | undefined, CannotGet>;
  /** Stores all of the answers that it can take; tells about the others. */
  store(answers: readonly FigureAnswer[]): Promise<Result<undefined, readonly StoringFailure[]>>;
}
