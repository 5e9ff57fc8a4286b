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
}

/** Why a learner's code could not be marked: it ran too long, has failed, or has ended its own process. */
export type CodeMarkFailure =
  | { readonly kind: 'timeout' }
  | { readonly kind: 'error'; readonly message: string; readonly line?: number; readonly part?: string }
  | { readonly kind: 'ended' };

/** The exit value of the evaluator, 0 for right; -1 if the learner's code did not live to see it. */
export interface CodeMark {
  readonly exit: number;
  /** What went wrong in the learner's code. */
  readonly failure?: CodeMarkFailure;
  /** What went wrong in the evaluator; for its author only. */
  readonly ownFailure?: string;
}
