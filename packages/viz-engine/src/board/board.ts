import type { Expression } from '@lemma/core/expression';
import type { PlaneFunction, RealFunction, View } from '../sampling/index.ts';
import type { Color } from './color.ts';
import type { Look, WriteNumber } from './look.ts';

/** A number that may change: asking again gives the value of now. Never a string, so that nothing has to be parsed. */
export type NumberTerm = () => number;

/** A place in the plane or in space that may change. Two terms of the same name are the same point. */
export interface PointTerm {
  readonly name: string;
  readonly x: NumberTerm;
  readonly y: NumberTerm;
  /** Of a place in space. */
  readonly z?: NumberTerm;
  /** How far a label inside of it reaches, in pixels. */
  readonly around?: NumberTerm;
}

/** A function of real numbers, with the names its author gave its parameters. */
export interface BoardFunction {
  readonly parameters: readonly string[];
  readonly expression: Expression;
  /** As it is written. */
  readonly text: string;
  readonly evaluate: (...values: readonly number[]) => number;
  /** As a function of one parameter that computes many values at once; not all can. */
  readonly real?: RealFunction;
  /** The same of one of two parameters. */
  readonly plane?: PlaneFunction;
}

/** A curve that points can lie on, by a number that grows along it. */
export interface CurveTerm {
  at(parameter: number): readonly [x: number, y: number];
  /** The parameter of its point that is nearest, or nearly so. */
  nearest(x: number, y: number): number;
}

/** Where a set ends: the place of its boundary that is nearest to a place, not a number where there is none. */
export type BoundaryTerm = (x: number, y: number) => readonly [x: number, y: number];

/** Something on a board. */
export interface DrawnElement {
  /** Draws it anew from its terms. Whoever changes a value calls this for what depends on it, and for nothing else. */
  update(): void;
  /** Takes the traces away that it has left. */
  clear?(): void;
}

/** The reader's grip on a point: where it is taken and when it is let go. */
export interface Handle {
  readonly name: string;
  move(x: number, y: number): void;
  /** The movement is over: the next one is another step to undo. */
  settle(): void;
}

/** The reader's grip on a whole shape: it is moved by so much from where it was when it was taken. */
export interface Carry {
  readonly name: string;
  by(right: number, up: number): void;
  /** The movement is over: the next one starts where it has ended. */
  settle(): void;
}

/** Something a reader presses, on or off. */
export interface Press {
  readonly name: string;
  readonly isOn: () => boolean;
  /** Whether it can be pressed now; always, unless it says so. */
  readonly isThere?: () => boolean;
  press(): void;
}

/** Coordinates of the plane one after another: x, y, x, y, … */
export type Path = ArrayLike<number>;

/** What is drawn of something in one view: ways of a pen, areas inside of closed ways, marks, and where its label stands. */
export interface Outline {
  readonly strokes: readonly Path[];
  /** Ways that bound an area and do not belong to it: dashed (pattern 2), whatever the look says. */
  readonly limits?: readonly Path[];
  /**
   * The edges of what is filled, all of them together: inside is what an odd number of edges surrounds, so that an edge inside
   * of another one cuts a hole, whichever way it goes round. The last corner is joined to the first.
   */
  readonly areas?: readonly Path[];
  /**
   * Small areas such as discs and the heads of arrows, each filled for itself: where they overlap they are painted once. They
   * belong to the lines, and are as opaque as these unless the look has an opacity for areas. All go round in one direction.
   */
  readonly marks?: readonly Path[];
  /** Of the marks, where they differ in colour. */
  readonly markColors?: readonly Color[];
  /** Undefined: where the board finds room beside it. */
  readonly label?: readonly [x: number, y: number];
}

/** Something that has no form of its own, as it is now and in a view: it can be as fine as the pixels are. */
export type OutlineTerm = (view: View) => Outline;

/** Words of now, in which numbers are written as the reader's language writes them. */
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
  /** The straight line through two points, without end. */
  line(a: PointTerm, b: PointTerm, look: Look, carry?: Carry): DrawnElement;
  segment(a: PointTerm, b: PointTerm, look: Look, carry?: Carry): DrawnElement;
  circle(centre: PointTerm, radius: NumberTerm, look: Look, carry?: Carry): DrawnElement;
  /** Everything else that is drawn with a pen: asked anew when it changes and when the board shows another part of the plane. */
  outline(of: OutlineTerm, look: Look, carry?: Carry): DrawnElement;
  /** Words around a place, with formulas between dollar signs. They are never read as HTML. */
  text(at: PointTerm, words: WordsTerm, look: Look): DrawnElement;
  /** A place that can be pressed by mouse, finger and keys. Nothing is seen of it but the focus. */
  button(at: PointTerm, press: Press): DrawnElement;
}
