import type { Observable } from 'rxjs';
import type { CodeLanguage } from '../document/index.ts';

/** More characters than this are not kept of what a cell prints, and more pictures than this are not shown. */
export const mostOutput = 100_000;
export const mostImages = 10;

/** A cell may run so many milliseconds. */
export const longestRun = 10_000;

/** A picture that a cell shows; its bytes in Base64. To be shown as an image and never as a part of the page: it is foreign. */
export interface CodeImage {
  readonly type: 'image/png' | 'image/svg+xml';
  readonly base64: string;
}

/** What a cell has printed and shown; `isCut` says that there was more than is kept. */
export interface CodeOutput {
  readonly text: string;
  readonly images: readonly CodeImage[];
  readonly isCut: boolean;
}

/** Of a cell that has printed and shown nothing. */
export const noOutput: CodeOutput = { text: '', images: [], isCut: false };

/**
 * Why a cell did not come to its end (specification 001 §8). `timeout`: it ran longer than it may. `error`: its code went wrong,
 * in the words of its language, at a line of the cell (from 1). `environment`: what runs it does not work. `notAvailable`: there
 * is nothing here that runs its language.
 */
export type CodeFailure =
  | { readonly kind: 'timeout' }
  | { readonly kind: 'error'; readonly message: string; readonly line?: number }
  | { readonly kind: 'environment' }
  | { readonly kind: 'notAvailable' };

/** How the run of a cell is doing. What it printed before it failed is kept. */
export type CodeRun =
  /** What runs the language is being brought here, which happens once. */
  | { readonly status: 'loading' }
  | { readonly status: 'running'; readonly output: CodeOutput }
  | { readonly status: 'ended'; readonly output: CodeOutput; readonly failure?: CodeFailure };

/** What is to be run: `name` is what messages call the cell, such as `In [1]`. */
export interface CodeToRun {
  readonly language: CodeLanguage;
  readonly code: string;
  readonly name: string;
}

/** Runs the code of cells, one at a time, each on its own: no cell knows the names of another. */
export interface CodeRunner {
  /** How the run is doing, until it has ended; it never fails. Who stops listening ends it. */
  run(cell: CodeToRun): Observable<CodeRun>;
}
