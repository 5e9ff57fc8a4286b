import type { Observable } from 'rxjs';
import type { CodeLanguage } from '../document/index.ts';
import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Cancellable, Result } from '../store/index.ts';

/** Limits on the characters of output and the number of images kept from a cell. */
export const mostOutput = 100_000;
export const mostImages = 10;

/** Time limit of a run, in milliseconds. */
export const longestRun = 10_000;

/** An image shown by a cell, as Base64. Untrusted: display it as an image, never as part of the page. */
export interface CodeImage {
  readonly type: 'image/png' | 'image/svg+xml';
  readonly base64: string;
}

/** Output of a cell; `isCut` if there was more than is kept. */
export interface CodeOutput {
  readonly text: string;
  readonly images: readonly CodeImage[];
  readonly isCut: boolean;
}

/** The output of a cell that has printed and shown nothing. */
export const noOutput: CodeOutput = { text: '', images: [], isCut: false };

/**
 * Why a run failed (specification 001 §8). `timeout`: it exceeded the time limit. `error`: the code failed, with the
 * language's own message and a line of the cell or, of what runs with it, of an answer (both from 1). `environment`: the runner itself does not work.
 * `notAvailable`: there is no runner for this language. `signedOut`: it is run for those who are signed in. `busy`: too much
 * is being run; again after some `seconds`.
 */
export type CodeFailure =
  | { readonly kind: 'timeout' }
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly line?: number;
      readonly answer?: number;
      /** A module that the code imports and the server does not have. */
      readonly missing?: string;
    }
  | { readonly kind: 'environment' }
  /** The platform that should have run it gave no answer. */
  | { readonly kind: 'noAnswer'; readonly failure: NoAnswer }
  | { readonly kind: 'notAvailable' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'busy'; readonly seconds: number };

/** A run as it ended. */
export interface EndedRun {
  readonly output: CodeOutput;
  readonly failure?: CodeFailure;
}

/** The state of a run. Output printed before a failure is kept. */
export type CodeRun =
  /** The runtime of the language is being loaded; happens once. */
  | { readonly status: 'loading' }
  | { readonly status: 'running'; readonly output: CodeOutput }
  | ({ readonly status: 'ended' } & EndedRun);

/** A problem whose answers are code, as it stands in an address. */
export interface ProblemOfCode {
  readonly path: string;
  readonly language: Language;
  readonly worksheet?: string;
  readonly signedDeadline?: string;
}

/** An answer of a problem to run: on the platform, which knows the rest of its program. */
export interface AnswerToRun {
  readonly problem: ProblemOfCode;
  /** The number of its question in the document, and its own in the question. */
  readonly question: number;
  readonly answer: number;
  /** What stands in its editable ranges (`codeValue`). */
  readonly value: string;
  /** The code of the test environment, which runs after it. */
  readonly test?: string;
}

/** The code to run; `name` is what messages call the cell, such as `In [1]`. */
export interface CodeToRun {
  readonly language: CodeLanguage;
  readonly code: string;
  readonly name: string;
  /** Present if it belongs to an answer of a problem that is open: it is not run here. */
  readonly answer?: AnswerToRun;
}

/** Runs the code of cells one at a time, each in isolation: no cell sees the names of another. */
export interface CodeRunner {
  /** Emits the state of the run until it ends; never errors. Unsubscribing stops the run. */
  run(cell: CodeToRun): Observable<CodeRun>;
}

/** Runs code on the platform. */
export interface CodeGateway {
  /** Runs the code of an Octave cell; cancelling it only stops listening. */
  evaluateOctave(code: string): Cancellable<Result<EndedRun, { readonly kind: 'notAvailable' } | NoAnswer>>;
  /** Runs the program of an answer. */
  runAnswer(answer: AnswerToRun): Cancellable<Result<EndedRun, { readonly kind: 'notAvailable' } | NoAnswer>>;
  /** Ends what the caller runs on the platform; resolves when it is over, or cannot be reached. */
  stopRun(): Promise<Result<object, NoAnswer>>;
}
