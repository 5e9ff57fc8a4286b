import { factorial as factorialOf, modulo as moduloOf } from './arithmetic.ts';
import { newInterval, type Interval } from './interval.ts';
import {
  down,
  hasZero,
  isEmpty,
  isNegative,
  lower,
  up,
  upper,
  write,
  writeAll,
  writeEmpty,
} from './interval-rounding.ts';

// Every function may write into one of its arguments. End points of zero are signed: a low end of +0 excludes -0, so
// that 1/[0; 1] is [1; infinity]; a high end of -0 excludes +0.

const one: Interval = { low: 1, high: 1, isDefined: true };
const quotients = newInterval();

/** a + b. */
export function sum(a: Interval, b: Interval, into: Interval): void {
  if (isEmpty(a) || isEmpty(b)) {
    writeEmpty(into);
    return;
  }
  write(
    into,
    lowSum(a.low, b.low),
    highSum(a.high, b.high),
    a.isDefined && b.isDefined && !meetAtInfinity(a.high, b.low) && !meetAtInfinity(b.high, a.low),
  );
}

/** a - b. */
export function difference(a: Interval, b: Interval, into: Interval): void {
  if (isEmpty(a) || isEmpty(b)) {
    writeEmpty(into);
    return;
  }
  write(
    into,
    lowSum(a.low, -b.high),
    highSum(a.high, -b.low),
    a.isDefined && b.isDefined && !meetAtInfinity(a.high, -b.high) && !meetAtInfinity(-b.low, a.low),
  );
}

/** -a. */
export function negation(a: Interval, into: Interval): void {
  write(into, -a.high, -a.low, a.isDefined);
}

/** |a|. */
export function absolute(a: Interval, into: Interval): void {
  const { low, high, isDefined } = a;
  if (low > 0 || Object.is(low, 0)) {
    write(into, low, high, isDefined);
    return;
  }
  if (high < 0 || Object.is(high, -0)) {
    write(into, -high, -low, isDefined);
    return;
  }
  write(into, 0, Math.max(-low, high), isDefined);
}

/** a · b. */
export function product(a: Interval, b: Interval, into: Interval): void {
  if (isEmpty(a) || isEmpty(b)) {
    writeEmpty(into);
    return;
  }
  const isDefined = a.isDefined && b.isDefined && !(hasZero(a) && isUnbounded(b)) && !(hasZero(b) && isUnbounded(a));
  const { low: w, high: x } = a;
  const { low: y, high: z } = b;
  const p = w * y;
  const q = w * z;
  const r = x * y;
  const s = x * z;
  const low = Math.min(p, q, r, s);
  const high = Math.max(p, q, r, s);
  // Zeros must be told apart from underflow.
  if (low !== 0 && high !== 0 && !Number.isNaN(low)) {
    if (hasFewDigits(w, x) && hasFewDigits(y, z)) write(into, low, high, isDefined);
    else write(into, down(low), up(high), isDefined);
    return;
  }
  write(
    into,
    Math.min(lowProduct(w, y), lowProduct(w, z), lowProduct(x, y), lowProduct(x, z)),
    Math.max(highProduct(w, y), highProduct(w, z), highProduct(x, y), highProduct(x, z)),
    isDefined,
  );
}

/** a / b. All numbers if b has values on both sides of zero. */
export function quotient(a: Interval, b: Interval, into: Interval): void {
  if (isEmpty(a) || isEmpty(b)) {
    writeEmpty(into);
    return;
  }
  const isDefined = a.isDefined && b.isDefined && !(hasZero(a) && hasZero(b)) && !(isUnbounded(a) && isUnbounded(b));
  const { low: w, high: x } = a;
  const { low: y, high: z } = b;
  if (isNegative(y) && !isNegative(z)) {
    writeAll(into, isDefined);
    return;
  }
  if (y > 0 && z < Infinity) {
    write(into, lowQuotient(w, w < 0 ? y : z), highQuotient(x, x < 0 ? z : y), isDefined);
    return;
  }
  write(
    into,
    Math.min(lowQuotient(w, y), lowQuotient(w, z), lowQuotient(x, y), lowQuotient(x, z)),
    Math.max(highQuotient(w, y), highQuotient(w, z), highQuotient(x, y), highQuotient(x, z)),
    isDefined,
  );
}

/** 1 / a. */
export function reciprocal(a: Interval, into: Interval): void {
  quotient(one, a, into);
}

/** a mod b, the remainder with the sign of b; exceeds its range by at most the rounding of the quotient. */
export function modulo(a: Interval, b: Interval, into: Interval): void {
  if (isEmpty(a) || isEmpty(b)) {
    writeEmpty(into);
    return;
  }
  const isDefined = a.isDefined && b.isDefined && !hasZero(b) && !isUnbounded(a) && !isUnbounded(b);
  if (Number.isSafeInteger(a.low) && a.low === a.high && Number.isSafeInteger(b.low) && b.low === b.high) {
    const value = moduloOf(a.low, b.low);
    if (Number.isNaN(value)) writeEmpty(into);
    else write(into, value, value, isDefined);
    return;
  }
  quotient(a, b, quotients);
  if (isUnbounded(quotients) || greatestSize(a) > Number.MAX_VALUE / 4) {
    writeAll(into, isDefined);
    return;
  }
  // The quotient is rounded, possibly to 0.
  const noise = up(greatestSize(a) * 2 ** -50 + greatestSize(b) * 2 ** -1022);
  const lowest = Math.min(b.low, 0) - noise;
  const highest = Math.max(b.high, 0) + noise;
  const times = Math.floor(quotients.low);
  if (times !== Math.floor(quotients.high)) {
    write(into, lowest, highest, isDefined);
    return;
  }
  write(quotients, times, times, true);
  const { low, high } = a;
  product(b, quotients, quotients);
  write(
    into,
    Math.max(lowest, lowSum(low, -quotients.high)),
    Math.min(highest, highSum(high, -quotients.low)),
    isDefined,
  );
}

/** a! for the non-negative whole numbers in a. */
export function factorial(a: Interval, into: Interval): void {
  const first = Math.ceil(Math.max(a.low, 0));
  const last = Math.floor(a.high);
  if (!(first <= last)) {
    writeEmpty(into);
    return;
  }
  // 22! is the last one that is exactly a double; larger ones are products rounded at most 148 times.
  const low = factorialOf(first);
  const high = factorialOf(last);
  const noise = 148 * 2 ** -53;
  write(
    into,
    first <= 22 ? low : lower(Math.min(low, Number.MAX_VALUE) * (1 - noise)),
    last <= 22 ? high : upper(high * (1 + noise)),
    a.isDefined && a.low === a.high,
  );
}

/** The absolute value of the number farthest from 0. */
export function greatestSize({ low, high }: Interval): number {
  return Math.max(Math.abs(low), Math.abs(high));
}

/** Whether the values include an infinity. */
export function isUnbounded({ low, high }: Interval): boolean {
  return high === Infinity || low === -Infinity;
}

function meetAtInfinity(high: number, low: number): boolean {
  return high === Infinity && low === -Infinity;
}

/** A lower bound of x + y; exact if the sum is a double. */
function lowSum(x: number, y: number): number {
  const value = x + y;
  const part = value - x;
  const error = x - (value - part) + (y - part);
  if (error >= 0) return value;
  if (Number.isFinite(x) && Number.isFinite(y)) return down(value);
  return Number.isNaN(value) ? -Infinity : value;
}

/** An upper bound of x + y; 0 rather than -0 if they cancel. */
function highSum(x: number, y: number): number {
  return 0 - lowSum(-x, -y);
}

/** A lower bound of x · y. Zero times infinity has no value, but near it the product is zero. */
export function lowProduct(x: number, y: number): number {
  const value = x * y;
  if (Number.isNaN(value)) return signedZero(x, y);
  return x === 0 || y === 0 || Object.is(value, 0) || hasFewDigits(x, y) ? value : down(value);
}

/** An upper bound of x · y. */
export function highProduct(x: number, y: number): number {
  return -lowProduct(-x, y);
}

/**
 * A lower bound of x / y. A quotient of infinities has no value, but near it the quotient is zero; near 0/0 the other
 * end points decide.
 */
function lowQuotient(x: number, y: number): number {
  const value = x / y;
  if (Number.isNaN(value)) return x === 0 ? Infinity : signedZero(x, y);
  if (x === 0 || y === 0 || Object.is(value, 0) || !Number.isFinite(x) || !Number.isFinite(y)) return value;
  return hasFewDigits(value, y) && value * y === x ? value : down(value);
}

function highQuotient(x: number, y: number): number {
  return -lowQuotient(-x, y);
}

function signedZero(x: number, y: number): number {
  return isNegative(x) === isNegative(y) ? 0 : -0;
}

/** Whether the product is exact because both have at most single precision. */
function hasFewDigits(x: number, y: number): boolean {
  return Math.fround(x) === x && Math.fround(y) === y;
}
