import type { FunctionTerm, NumberTerm, PointTerm } from '../board/index.ts';
import type { ReasonCode } from './reasons.ts';

/**
 * The values of one definition, read one by one. Every method returns something to go on with, even for a value that is
 * wrong: the failure is noted, the reading goes on so that all failures are found at once, and the element is dropped.
 * An index counts values from 0; the number of values has been checked before.
 */
export interface Values {
  readonly name: string;
  readonly count: number;
  /** Whether a reader may move it: `[editable]`. */
  readonly editable: boolean;
  text(index: number): string;
  /** An expression of numbers. */
  number(index: number): NumberTerm;
  /** The name of a point. */
  point(index: number): PointTerm;
  /** The name of a point, or an expression of numbers. */
  pointOrNumber(index: number): PointOrNumber;
  /** A function term; its parameters are listed in another value (`[x,y]`), else they are its free names. */
  function(index: number, parameters?: number): FunctionTerm;
  /** A term that must be linear in the one free name, such as `2x+1` in `x`. */
  linear(index: number, parameter: string): { readonly slope: NumberTerm; readonly intercept: NumberTerm };
  /** The number the seed drew for this variable. */
  drawn(): NumberTerm;
  /** Whether the value is the name of a point. */
  isPoint(index: number): boolean;
  /** The number given by an attribute command, such as `\stepsize`. */
  attribute(name: 'stepsize'): NumberTerm | undefined;
  /** What this variable is now: for a movable one, where the reader put it. */
  ownNumber(): NumberTerm;
  ownPoint(): PointTerm;
  /** Says that a value is wrong. */
  refuse(index: number, reason: ReasonCode): void;
}

export type PointOrNumber =
  { readonly kind: 'point'; readonly point: PointTerm } | { readonly kind: 'number'; readonly number: NumberTerm };
