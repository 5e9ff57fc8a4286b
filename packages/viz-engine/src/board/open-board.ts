import type { BoardOptions } from '@lemma/core/document';
import type { Board } from './board.ts';

/** A board on a page. */
export interface OpenBoard extends Board {
  /** Shows more (factor over 1) or less of the plane around its middle. */
  zoom(factor: number): void;
  /** Shows another part of the plane; 1 is the width or the height of the board. */
  pan(right: number, up: number): void;
  /** Shows the part of the plane it showed at first. */
  showStart(): void;
  /** Takes it off the page. It must not be used any more. */
  dispose(): void;
}

/** Writes a formula into an element of the page, in place of what stands there. */
export type WriteFormula = (tex: string, place: HTMLElement) => void;

/** What a board says, in the reader's language. */
export interface BoardWords {
  /** What kind of thing a movable point is, for those who cannot see it: "movable point". */
  readonly movable: string;
  /** What kind of thing a movable shape is: "movable shape". */
  readonly movableShape: string;
  /** Where a point is, for those who cannot see it: "x 1.5, y 2". */
  position(x: number, y: number): string;
  /** A number on an axis, or a value beside something. */
  number(value: number, digits?: number): string;
  /** Typesets TeX in an element of the page; without it, formulas are written in letters. */
  readonly formula?: WriteFormula;
}

/** Opens a board inside an element of the page. Its size and its part of the plane come with the options. */
export type OpenBoardIn = (container: HTMLElement, options: BoardOptions, words: BoardWords) => OpenBoard;
