import type { Interval } from './interval.ts';

const halfStep = 2 ** -53 * (1 + 2 ** -52);
const tiny = Number.MIN_VALUE;

/** Relative error bound of Math functions: eight units in the last place. */
const inaccuracy = 2 ** -49;

/** The same for the smallest values. A constant, because processors multiply subnormal numbers slowly. */
const tinyInaccuracy = 4 * tiny;

/**
 * The next double below, or the one below that (Rump et al., Computing predecessor and successor in rounding to
 * nearest).
 */
export function down(x: number): number {
  return x === Infinity ? Number.MAX_VALUE : x - (Math.abs(x) * halfStep + tiny);
}

/** The next double above, or the one above that. */
export function up(x: number): number {
  return x === -Infinity ? -Number.MAX_VALUE : x + (Math.abs(x) * halfStep + tiny);
}

/** A lower bound for the true value where a Math function returns x; zero is bounded by the zero of its sign. */
export function lower(x: number): number {
  if (x === Infinity) return Number.MAX_VALUE;
  if (x > 0) return Math.max(0, x - x * inaccuracy - tinyInaccuracy);
  return Object.is(x, 0) ? x : x + x * inaccuracy - tinyInaccuracy;
}

/** An upper bound for the true value where a Math function returns x. */
export function upper(x: number): number {
  return -lower(-x);
}

/** A lower bound for the true value at x where a Math function returns `value`; f(0) = 0 is exact. */
export function lowerAt(x: number, value: number): number {
  return value === 0 && x === 0 ? value : lower(value);
}

/** An upper bound for the true value at x where a Math function returns `value`. */
export function upperAt(x: number, value: number): number {
  return value === 0 && x === 0 ? value : upper(value);
}

/** Writes bounds into a cell. */
export function write(into: Interval, low: number, high: number, isDefined: boolean): void {
  into.low = low;
  into.high = high;
  into.isDefined = isDefined;
}

/** Copies a cell. */
export function copy({ low, high, isDefined }: Interval, into: Interval): void {
  write(into, low, high, isDefined);
}

/** Makes a cell empty. */
export function writeEmpty(into: Interval): void {
  write(into, Infinity, -Infinity, false);
}

/** Makes a cell all numbers. */
export function writeAll(into: Interval, isDefined: boolean): void {
  write(into, -Infinity, Infinity, isDefined);
}

/** Whether the interval contains no value. */
export function isEmpty({ low, high }: Interval): boolean {
  return !(low <= high);
}

/** Whether the interval contains 0. */
export function hasZero({ low, high }: Interval): boolean {
  return low <= 0 && high >= 0;
}

/** Whether a number is below 0, or -0. */
export function isNegative(x: number): boolean {
  return x < 0 || Object.is(x, -0);
}
