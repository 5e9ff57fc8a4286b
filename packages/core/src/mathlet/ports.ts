import type { KeyValueStorage } from '../platform/index.ts';
import type { Readable, Result } from '../store/index.ts';
import type { AnswerPlace } from './answer-place.ts';
import type { CannotGet, StoringFailure } from './bridge-failure.ts';

/** What a learner has set a variable of a figure to: numbers, or terms of functions. */
export type Moved = readonly number[] | { readonly terms: readonly string[] };

/** The value of a figure's variable as the answer to a question. */
export interface FigureAnswer {
  /** The name of the variable. */
  readonly name: string;
  readonly place: AnswerPlace;
  /** In the form it could be typed into a field; numbers with a decimal point. Empty if there is currently no value. */
  readonly text: string;
  /** What was moved to obtain it, by variable; restores the state of the figure. Empty for an applet. */
  readonly moved: Readonly<Record<string, Moved>>;
}

/** Where a figure is placed: in the text of a problem, or beside it on the page. */
export type MathletDependency = 'embedded' | 'sibling';

/** Whether the problem already has its data. Figures beside it wait for it (specification 002 §4). */
export type Readiness = 'waiting' | 'ready';

/** Why a variable has no value: the problem has no such variable, or cannot provide a value. */
export type ValueFailure = { readonly kind: 'notDefined' } | CannotGet;

/** The values a figure may request from the surrounding problem. */
export interface ProblemNumbers {
  /** A number of the whole problem. */
  value(name: string): Result<number, ValueFailure>;
  hasQuestion(question: number): boolean;
  /** A number of one question; the first is 1. */
  valueIn(question: number, name: string): Result<number, ValueFailure>;
}

/**
 * The problem around a figure: it provides values for the figure and keeps its answers. Provided by whoever shows a
 * figure within a problem (specification 002 §7: a mathlet object of the page).
 */
export interface Mathlet extends ProblemNumbers {
  readonly readiness: Readable<Readiness>;
  /** What was stored for a variable; undefined if nothing was, or nothing that came from a figure. */
  kept(name: string, place: AnswerPlace): Result<FigureAnswer | undefined, CannotGet>;
  /** Stores all answers that it can take and reports the others. */
  store(answers: readonly FigureAnswer[]): Promise<Result<undefined, readonly StoringFailure[]>>;
}

/** An answer on a page: what its field shows, and what was moved in a figure to give it, if it came from one. */
export interface PageAnswer {
  readonly text: string;
  readonly moved?: Readonly<Record<string, Moved>>;
}

/** Answers by key: those of fields and figures by place (`placeKey`), selected options by question. */
export type AnswersByKey = ReadonlyMap<string, PageAnswer>;

/** The home of all answers to the questions of a page: texts, figures and options. */
export interface PageAnswers extends Readable<AnswersByKey> {
  /** Takes changed answers, and reports whether they are safe. */
  give(changed: AnswersByKey): boolean;
}

/**
 * Where what readers enter in a document is stored: the key names the document, and the storage decides how long it
 * lasts.
 */
export interface AnswerShelf {
  readonly storage: KeyValueStorage;
  readonly key: string;
}
