import type { BoardOptions } from '@lemma/core/document';
import type { Board } from './board.ts';

/** A board on a page. */
export interface OpenBoard extends Board {
  /** Zooms in (factor over 1) or out around the centre. */
  zoom(factor: number): void;
  /** Pans the view; 1 is the width or height of the board. */
  pan(right: number, up: number): void;
  /** Restores the initial view. */
  showStart(): void;
  /** Removes it from the page. It must not be used afterwards. */
  dispose(): void;
}

/** Typesets a formula in an element of the page, replacing its contents. */
export type WriteFormula = (tex: string, place: HTMLElement) => void;

/** The texts of a board, in the reader's language. */
export interface BoardWords {
  /** The role of a movable point, for screen readers: "movable point". */
  readonly movable: string;
  /** The role of a movable shape: "movable shape". */
  readonly movableShape: string;
  /** The position of a point, for screen readers: "x 1.5, y 2". */
  position(x: number, y: number): string;
  /** A number on an axis, or a displayed value. */
  number(value: number, digits?: number): string;
  /** Typesets TeX in an element of the page; without it, formulas are shown as plain characters. */
  readonly formula?: WriteFormula;
}

/** Opens a board inside an element of the page. The options include its size and view. */
export type OpenBoardIn = (container: HTMLElement, options: BoardOptions, words: BoardWords) => OpenBoard;
