import type { Interval } from './interval.ts';

const halfStep = 2 ** -53 * (1 + 2 ** -52);
const tiny = Number.MIN_VALUE;

/** How wrong a function of Math may be, relative to its value: eight steps of the last digit. */
const inaccuracy = 2 ** -49;

/** The same of the smallest values. A constant, since processors take long to multiply such numbers. */
const tinyInaccuracy = 4 * tiny;

/** The next double below, or the one below that (Rump and others, Computing predecessor and successor in rounding to nearest). */
export function down(x: number): number {
  return x === Infinity ? Number.MAX_VALUE : x - (Math.abs(x) * halfStep + tiny);
}

/** The next double above, or the one above that. */
export function up(x: number): number {
  return x === -Infinity ? -Number.MAX_VALUE : x + (Math.abs(x) * halfStep + tiny);
}

/** Below every value that a function of Math may have where it says x; zero is its sign's side of zero. */
export function lower(x: number): number {
  if (x === Infinity) return Number.MAX_VALUE;
  if (x > 0) return Math.max(0, x - x * inaccuracy - tinyInaccuracy);
  return Object.is(x, 0) ? x : x + x * inaccuracy - tinyInaccuracy;
}

/** Above every value that a function of Math may have where it says x. */
export function upper(x: number): number {
  return -lower(-x);
}

/** Below what a function of Math may have at x where it says `value`; a zero at zero is exact. */
export function lowerAt(x: number, value: number): number {
  return value === 0 && x === 0 ? value : lower(value);
}

/** Above what a function of Math may have at x where it says `value`. */
export function upperAt(x: number, value: number): number {
  return value === 0 && x === 0 ? value : upper(value);
}

/** Fills a cell. */
export function write(into: Interval, low: number, high: number, isDefined: boolean): void {
  into.low = low;
  into.high = high;
  into.isDefined = isDefined;
}

/** Fills a cell with what is in another. */
export function copy({ low, high, isDefined }: Interval, into: Interval): void {
  write(into, low, high, isDefined);
}

/** Fills a cell with no value at all. */
export function writeEmpty(into: Interval): void {
  write(into, Infinity, -Infinity, false);
}

/** Fills a cell with all numbers. */
export function writeAll(into: Interval, isDefined: boolean): void {
  write(into, -Infinity, Infinity, isDefined);
}

/** Whether there is no value. */
export function isEmpty({ low, high }: Interval): boolean {
  return !(low <= high);
}

/** Whether 0 is among the values. */
export function hasZero({ low, high }: Interval): boolean {
  return low <= 0 && high >= 0;
}

/** Whether a number is below 0, or -0. */
export function isNegative(x: number): boolean {
  return x < 0 || Object.is(x, -0);
}
