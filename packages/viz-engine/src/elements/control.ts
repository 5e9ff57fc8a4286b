import type { NumberTerm } from '../board/index.ts';

/**
 * A control beside the board. Sliders are HTML controls: a native range input works by keyboard and touch, is announced
 * by screen readers and keeps its size when the board shrinks; a slider drawn on the board does none of that and covers
 * the picture.
 */
export type Control =
  | { readonly kind: 'range'; readonly left: NumberTerm; readonly right: NumberTerm; readonly step: NumberTerm }
  /** A checkbox, with the two numbers it represents. */
  | { readonly kind: 'tick'; readonly on: NumberTerm; readonly off: NumberTerm }
  /** A number the reader types. */
  | { readonly kind: 'field' }
  /** A number that is only displayed. */
  | { readonly kind: 'output' }
  /** A text that is only displayed. */
  | { readonly kind: 'words' };
