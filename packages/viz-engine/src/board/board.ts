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
  /** Its first and its last parameter; a curve without them has no ends. */
  readonly range?: (() => readonly [from: number, to: number]) | undefined;
  /** Parameters that differ by this much are the same place. */
  readonly period?: number | undefined;
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
  /** The other end, of something long that can be pressed anywhere between its ends. */
  readonly to?: PointTerm;
  /** Whether it can currently be pressed; always, if not given. */
  readonly isThere?: () => boolean;
  press(): void;
}

/** Coordinates of the plane, interleaved: x, y, x, y, … */
export type Path = ArrayLike<number>;

/** What is drawn of an object in one view: strokes, filled areas, marks, and the position of its label. */
export interface Outline {
  readonly strokes: readonly Path[];
  /** Strokes that bound an area without belonging to it: dashed (pattern 2), whatever the look says. */
  readonly limits?: readonly Path[];
  /**
   * The edges of filled areas, all of them together: even–odd rule, so that an edge inside another one cuts a hole,
   * whichever way it goes. The last vertex is joined to the first.
   */
  readonly areas?: readonly Path[];
  /**
   * Small areas such as discs and arrow heads, each filled separately: overlaps are painted once. They belong to the
   * lines, and are as opaque as these unless the look specifies an opacity for areas. All have the same orientation.
   */
  readonly marks?: readonly Path[];
  /** The colours of the marks, if they differ. */
  readonly markColors?: readonly Color[];
  /** Undefined: wherever the board finds room beside it. */
  readonly label?: readonly [x: number, y: number];
}

/** An object without a fixed form, sampled for the current values and view: as fine as the pixels. */
export type OutlineTerm = (view: View) => Outline;

/** The current text, with numbers formatted for the reader's language. */
export type WordsTerm = (write: WriteNumber) => string;

/**
 * What an element may ask of a flat board. Its adapters know JSXGraph, draw a picture without a page, or write down what they were
 * asked. Whatever draws it, it looks the same, and one test compares all boards with pictures that are written by hand (Visualization/Board
 * contract in Storybook). All lengths below are CSS pixels, at any zoom.
 *
 * - **Order.** From below: axes, traces, areas, lines with their marks, points, words, and what can be taken. Within each of
 *   these, what is drawn later lies over what was drawn before. Circles are lines, and their fill is an area.
 * - **Areas.** All areas of an outline are filled together: inside is what an odd number of edges surrounds, so an edge inside of
 *   another one cuts a hole, and a polygon that crosses itself has one where it overlaps itself. A hole is not painted at all.
 * - **Opacity.** A line has the `opacity` of its look; an area has that times `fillOpacity`, which is a fifth unless the look says
 *   it, and a circle without it is not filled. An outline paints each of its parts once, even where it crosses itself; what is
 *   drawn by two elements, or as area and as line, is painted twice: the upper with its opacity over the lower.
 * - **Lines** are `strokeWidth` wide, half of it on each side. The ends and joints of solid lines are round: they reach half a
 *   width beyond the last place.
 * - **Dashes.** Dash and gap by turns, beginning with a dash where the line begins, with flat ends: 1 is 2 2, 2 is 5 5, 3 is 10 10,
 *   4 is 20 20, 5 is 20 10 10 10, 6 is 20 5 10 5. 7 are round dots as wide as the line, 5 from middle to middle. A line without
 *   end begins anywhere. A boundary that does not belong to its area has pattern 2.
 * - **Points.** `o` is a disc of radius `size` + 1, `[]` and `<>` reach `size` from their middle; all of these have an edge of
 *   width 1, which is drawn when the inside is of another colour, as it is of an open point. `+` and `x` are two lines that reach
 *   `size` to each side. A point has no dashes.
 * - **Heads of arrows** are triangles of length 6 + 3.2 × `strokeWidth`, and 0.72 times as wide, at most half as long as the arrow;
 *   the line ends inside of them (`arrowHeadSize`).
 * - **Words** are 14 high. They begin to the right of their place, end to the left of it, or have their middle there, by the sign
 *   of the first number of `labelOffset`; the middle of their height is at their place. The offset counts to the right and up.
 *   Text stands 1 to the right of its place unless it has one; a label without it stands where the board finds room. Letters
 *   have a margin in the colour of the page.
 * - **Edge.** Everything ends at the edge of the board. What goes beyond it keeps its direction, however far it goes.
 * - **Colours.** Named ones are those of the page and change with it; a picture without a page has those of a light one.
 */
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
  /** A place, or a strip, that can be pressed by mouse, touch and keyboard. Invisible except for its focus. */
  button(at: PointTerm, press: Press): DrawnElement;
}
