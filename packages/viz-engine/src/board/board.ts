import type { Expression } from '@lemma/core/expression';
import type { Look } from './look.ts';

/** A number that may change: asking again gives the value of now. Never a string, so that nothing has to be parsed. */
export type NumberTerm = () => number;

/** A place in the plane that may change. Two terms of the same name are the same point. */
export interface PointTerm {
  readonly name: string;
  readonly x: NumberTerm;
  readonly y: NumberTerm;
}

/** A function of real numbers, with the names its author gave its parameters. */
export interface FunctionTerm {
  readonly parameters: readonly string[];
  readonly expression: Expression;
  readonly evaluate: (...values: readonly number[]) => number;
}

/** Something on a board. */
export interface Drawn {
  /** Draws it anew from its terms. Whoever changes a value calls this for what depends on it, and for nothing else. */
  update(): void;
}

/** The reader's grip on a point: where it is taken and when it is let go. */
export interface Handle {
  readonly name: string;
  move(x: number, y: number): void;
  /** The movement is over: the next one is another step to undo. */
  settle(): void;
}

/** What an element may ask of a board. Its adapters know JSXGraph, or write down what they were asked. */
export interface Board {
  point(at: PointTerm, look: Look, handle?: Handle): Drawn;
  /** The straight line through two points, without end. */
  line(a: PointTerm, b: PointTerm, look: Look): Drawn;
  segment(a: PointTerm, b: PointTerm, look: Look): Drawn;
  circle(centre: PointTerm, radius: NumberTerm, look: Look): Drawn;
  /** The graph of a function over the whole width of the board. */
  graph(of: (x: number) => number, look: Look): Drawn;
}
