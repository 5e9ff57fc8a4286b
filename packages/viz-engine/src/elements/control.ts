import type { NumberTerm } from '../board/index.ts';

/**
 * What stands beside a board instead of on it. Sliders are HTML controls: a native range input is operable by keyboard
 * and touch, is announced by screen readers and keeps its size when the board shrinks; a slider drawn on a board is none
 * of that and covers the picture.
 */
export type Control =
  | { readonly kind: 'range'; readonly left: NumberTerm; readonly right: NumberTerm; readonly step: NumberTerm }
  /** A box to tick, with the numbers it stands for. */
  | { readonly kind: 'tick'; readonly on: NumberTerm; readonly off: NumberTerm }
  /** A number the reader types. */
  | { readonly kind: 'field' }
  /** A number the reader only sees. */
  | { readonly kind: 'output' }
  /** Words the reader only sees. */
  | { readonly kind: 'words' };
