import type { Expression } from '@lemma/core/expression';
import type { PlaneFunction, RealFunction, View } from '../sampling/index.ts';
import type { Color } from './color.ts';
import type { Look, WriteNumber } from './look.ts';

/** A number that may change: each call returns the current value. Never a string, so that nothing has to be parsed. */
export type NumberTerm = () => number;

/** A position in the plane or in space that may change. Two terms with the same name are the same point. */
export interface PointTerm {
  readonly name: string;
  readonly x: NumberTerm;
  readonly y: NumberTerm;
  /** Only of a point in space. */
  readonly z?: NumberTerm;
  /** How far a label inside it extends, in pixels. */
  readonly around?: NumberTerm;
}

/** A function of real numbers, with the parameter names given by its author. */
export interface BoardFunction {
  readonly parameters: readonly string[];
  readonly expression: Expression;
  /** As written by the author. */
  readonly text: string;
  readonly evaluate: (...values: readonly number[]) => number;
  /** As a function of one parameter that evaluates many values at once, if possible. */
  readonly real?: RealFunction;
  /** The same for one of two parameters. */
  readonly plane?: PlaneFunction;
}

/** A curve that points can lie on, parametrized by a number that increases along it. */
export interface CurveTerm {
  at(parameter: number): readonly [x: number, y: number];
  /** The parameter of its nearest point, at least approximately. */
  nearest(x: number, y: number): number;
}

/** The boundary of a set: its point nearest to a given one; NaN if there is none. */
export type BoundaryTerm = (x: number, y: number) => readonly [x: number, y: number];

/** A drawn object on a board. */
export interface DrawnElement {
  /**
   * Redraws it from its terms. Code that changes a value calls this for whatever depends on it, and for nothing else.
   */
  update(): void;
  /** Removes its traces. */
  clear?(): void;
}

/** A draggable point: how it is moved and released. */
export interface Handle {
  readonly name: string;
  move(x: number, y: number): void;
  /** The drag has ended: the next one is a separate undo step. */
  settle(): void;
}

/** A draggable shape: moved by an offset from where it was grabbed. */
export interface Carry {
  readonly name: string;
  by(right: number, up: number): void;
  /** The drag has ended: the next one starts from here. */
  settle(): void;
}

/** Something a reader can press, on or off. */
export interface Press {
  readonly name: string;
  readonly isOn: () => boolean;
  /** Whether it can currently be pressed; always, if not given. */
  readonly isThere?: () => boolean;
  press(): void;
}

/** Coordinates of the plane, interleaved: x, y, x, y, … */
export type Path = ArrayLike<number>;

/** What is drawn of an object in one view: strokes, filled areas, and the position of its label. */
export interface Outline {
  readonly strokes: readonly Path[];
  /** Strokes that bound an area without belonging to it. */
  readonly limits?: readonly Path[];
  readonly areas?: readonly Path[];
  /** The colours of the areas, if they differ. */
  readonly colors?: readonly Color[];
  /** Undefined: wherever the board finds room beside it. */
  readonly label?: readonly [x: number, y: number];
}

/** An object without a fixed form, sampled for the current values and view: as fine as the pixels. */
export type OutlineTerm = (view: View) => Outline;

/** The current text, with numbers formatted for the reader's language. */
export type WordsTerm = (write: WriteNumber) => string;

/** The drawing interface of a plane board, as elements see it. One adapter uses JSXGraph, others record the calls. */
export interface Board {
  point(at: PointTerm, look: Look, handle?: Handle): DrawnElement;
  /** The infinite straight line through two points. */
  line(a: PointTerm, b: PointTerm, look: Look, carry?: Carry): DrawnElement;
  segment(a: PointTerm, b: PointTerm, look: Look, carry?: Carry): DrawnElement;
  circle(centre: PointTerm, radius: NumberTerm, look: Look, carry?: Carry): DrawnElement;
  /** Anything else that is drawn: requested again when it changes and when the view changes. */
  outline(of: OutlineTerm, look: Look, carry?: Carry): DrawnElement;
  /** Text at a position, with formulas between dollar signs. Never interpreted as HTML. */
  text(at: PointTerm, words: WordsTerm, look: Look): DrawnElement;
  /** A place that can be pressed by mouse, touch and keyboard. Invisible except for its focus. */
  button(at: PointTerm, press: Press): DrawnElement;
}
