import type { Interval } from '@lemma/core/expression';

/** A function of one variable. NaN or infinite where it is undefined. */
export interface RealFunction {
  readonly at: (x: number) => number;
  /** Evaluates many values at once, which is faster. */
  readonly fill?: (xs: Float64Array, into: Float64Array, count: number) => void;
  /** Encloses all values between two numbers: finds narrow peaks between samples. */
  readonly within?: (low: number, high: number, into: Interval) => void;
}

/** A function of two variables. NaN or infinite where it is undefined. */
export interface PlaneFunction {
  readonly at: (x: number, y: number) => number;
  /** Evaluates many values at once, which is faster. */
  readonly fill?: (xs: Float64Array, ys: Float64Array, into: Float64Array, count: number) => void;
  /** Encloses all values in a box: lets parts of the board without a zero be skipped. */
  readonly within?: (xLow: number, xHigh: number, yLow: number, yHigh: number, into: Interval) => void;
}

/** Writes `count` values of a function. */
export function fillReal(of: RealFunction, xs: Float64Array, into: Float64Array, count: number): void {
  if (of.fill) of.fill(xs, into, count);
  else for (let at = 0; at < count; at += 1) into[at] = of.at(xs[at] ?? NaN);
}

/** Writes `count` values of a function of the plane. */
export function fillPlane(
  of: PlaneFunction,
  xs: Float64Array,
  ys: Float64Array,
  into: Float64Array,
  count: number,
): void {
  if (of.fill) of.fill(xs, ys, into, count);
  else for (let at = 0; at < count; at += 1) into[at] = of.at(xs[at] ?? NaN, ys[at] ?? NaN);
}
