import type { CodeLanguage } from '../document/index.ts';

/** A piece of code under the name by which its failures are told. */
export interface CodePart {
  readonly name: string;
  readonly text: string;
}

/** Code that is to be marked, and what marks it. */
export interface CodeToMark {
  readonly language: CodeLanguage;
  /** The program of the learner: the code of the author with the answers in their places. */
  readonly parts: readonly CodePart[];
  /** The texts of the answers, as the evaluator may ask for them. */
  readonly answers: readonly string[];
  /** The functions of the program that the evaluator calls by their names. */
  readonly functions: readonly string[];
  /** A program of the author; its exit value is the mark. */
  readonly evaluator: string;
  /** What tells a fault of the evaluator from one of an answer; missing if the author’s solutions do not fit. */
  readonly solution?: MarkedSolution;
}

/** The program and the texts of the author’s solutions, and the exit values with which an evaluator takes them. */
export interface MarkedSolution extends Pick<CodeToMark, 'parts' | 'answers'> {
  readonly exits: readonly number[];
}

/** A line of a part of a program, from 1. */
export interface CodePlace {
  readonly part: string;
  readonly line: number;
}

/** What an error in code says: the message of its language, and the lines that led to it, innermost first. */
export interface CodeError {
  readonly message: string;
  readonly places: readonly CodePlace[];
}

/**
 * Why a value of a learner's code does not reach the evaluator. `nan`, `infinite`, `empty` and `none` do if the evaluator
 * allows them; `other` is a value that cannot leave its process.
 */
export type RefusedValue = 'nan' | 'infinite' | 'empty' | 'none' | 'other';

/** What kind of thing a value is. `cell` is the cell array of Octave, `matrix` also an array of Python. */
export type ValueKind =
  | 'number'
  | 'complex'
  | 'truth'
  | 'text'
  | 'list'
  | 'cell'
  | 'matrix'
  | 'set'
  | 'dictionary'
  | 'function'
  | 'other';

/** Whose value it is: a function that was called, or an answer by its number, from 1. */
export interface ValueSource {
  readonly function?: string;
  readonly answer?: number;
}

/** An evaluator fails at a value, but not at that of the solution. */
export interface UnfitValue {
  /** Missing where the solution gives the same kind. */
  readonly unlike?: { readonly found: ValueKind; readonly needed: ValueKind };
  readonly of?: ValueSource;
  /** What the evaluator has failed at: for its author. */
  readonly cause: Pick<EvaluatorFailure, 'message' | 'line'>;
}

/**
 * Why a learner's code could not be marked: it ran too long, has failed, has ended its own process, has printed too much,
 * or one of its functions has returned a value that is refused, or with which the evaluator cannot work.
 */
export type CodeMarkFailure =
  | { readonly kind: 'timeout' }
  | ({ readonly kind: 'error' } & CodeError)
  | { readonly kind: 'ended' }
  | { readonly kind: 'flooded' }
  | { readonly kind: 'value'; readonly value: RefusedValue; readonly of?: ValueSource }
  | ({ readonly kind: 'unfit' } & UnfitValue);

/** What an evaluator says about code, or why the code did not live to see it. Only an evaluator gives exit values. */
export type CodeMark =
  | { readonly kind: 'graded'; readonly exit: number }
  | { readonly kind: 'failed'; readonly failure: CodeMarkFailure };

/** A question whose evaluator has failed; what went wrong is missing for those who cannot mend it. */
export interface BrokenEvaluator {
  /** Its place among the questions that were asked, from 1. */
  readonly question: number;
  readonly message?: string;
  /** Of the evaluator, from 1. */
  readonly line?: number;
}

/** What went wrong in an evaluator: its code has no mark, and is undecided. For staff only. */
export interface EvaluatorFailure {
  readonly kind: 'evaluatorFailed';
  readonly message: string;
  /** Of the evaluator, from 1. */
  readonly line?: number;
}
