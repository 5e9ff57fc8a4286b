import { nextTo } from './arithmetic.ts';
import { absolute, highProduct, isUnbounded, lowProduct, reciprocal } from './interval-arithmetic.ts';
import { newInterval, type Interval } from './interval.ts';
import { down, hasZero, isEmpty, isNegative, lower, up, upper, write, writeEmpty } from './interval-rounding.ts';

/**
 * What is certain about the sign of a power with a negative base: that of the absolute value's power, the opposite,
 * either; or that there is no power.
 */
type Sign = 'none' | 'same' | 'opposite' | 'either';

const part = newInterval();
const exponents = newInterval();

/** a ^ n for a constant n. */
export function powerBy(a: Interval, exponent: number, into: Interval): void {
  if (Number.isInteger(exponent)) {
    wholePower(a, exponent, into);
    return;
  }
  write(exponents, exponent, exponent, true);
  power(a, exponents, into);
}

/** a ^ n for a whole number n; x ^ 0 is 1 for any x. */
function wholePower(a: Interval, exponent: number, into: Interval): void {
  if (exponent === 0) {
    write(into, 1, 1, true);
    return;
  }
  if (isEmpty(a)) {
    writeEmpty(into);
    return;
  }
  const isOdd = exponent % 2 !== 0;
  if (isOdd) write(part, a.low, a.high, true);
  else absolute(a, part);
  const { low, high } = part;
  if (exponent === 2) {
    write(into, lowProduct(low, low), highProduct(high, high), a.isDefined);
    return;
  }
  if (exponent > 0) {
    write(into, lowPower(low, exponent), highPower(high, exponent), a.isDefined);
    return;
  }
  // Odd negative powers have a pole at 0, with a different sign on each side.
  if (isNegative(low) && !isNegative(high)) {
    write(into, -Infinity, Infinity, a.isDefined);
    return;
  }
  write(into, lowPower(high, exponent), highPower(low, exponent), a.isDefined);
}

/** a ^ b. For negative bases, only the absolute value is known unless the exponent is constant. */
export function power(a: Interval, b: Interval, into: Interval): void {
  const isConstant = b.low === b.high;
  if (isConstant && Number.isInteger(b.low)) {
    const { isDefined } = b;
    wholePower(a, b.low, into);
    into.isDefined = into.isDefined && isDefined;
    return;
  }
  // An undefined base to the power of 0 is 1.
  const isOneSomewhere = !a.isDefined && hasZero(b);
  const isDefined = a.isDefined && b.isDefined && a.low >= 0 && !isUnbounded(b);
  signedPower(a, b, isConstant ? (Number.isFinite(b.low) ? 'none' : 'same') : 'either', into);
  if (isOneSomewhere) include(1, into);
  into.isDefined = isDefined;
}

/** a ^ (p/q) for an odd q; real for negative a, too. */
export function oddRootPower(a: Interval, numerator: number, denominator: number, into: Interval): void {
  const exponent = numerator / denominator;
  const { isDefined } = a;
  write(exponents, down(exponent), up(exponent), true);
  signedPower(a, exponents, numerator % 2 === 0 ? 'same' : 'opposite', into);
  widen(into, Math.abs(numerator) * 2 ** -50);
  into.isDefined = isDefined;
}

/** The b-th root of a; also for negative a if b is odd. */
export function root(a: Interval, degree: Interval, into: Interval): void {
  const { low, high } = degree;
  const isConstant = low === high;
  const isOdd = isConstant && Math.abs(low % 2) === 1;
  const isOneSomewhere = isUnbounded(degree);
  reciprocal(degree, exponents);
  const isSteep = isOneSomewhere || isUnbounded(exponents);
  const isDefined = a.isDefined && degree.isDefined && (isOdd || a.low >= 0) && !isSteep;
  const hasNegativeZero = isConstant && low === 2 && isNegative(a.low) && a.high >= 0;
  const isFraction = isConstant && Number.isFinite(1 / low) && !Number.isInteger(1 / low);
  signedPower(a, exponents, isOdd ? 'opposite' : isFraction ? 'none' : 'either', into);
  // A root close to a whole number is that number if its power is right up to rounding.
  widen(into, Math.min(nextTo, 2 ** -50 / Math.min(Math.abs(low), Math.abs(high))));
  if (isOneSomewhere) include(1, into);
  // The square root keeps the sign of zero.
  if (hasNegativeZero) include(-0, into);
  into.isDefined = isDefined;
}

/** The power of the non-negative part of a, and that of the absolute value of the rest with its sign. */
function signedPower(a: Interval, b: Interval, sign: Sign, into: Interval): void {
  const { low, high } = a;
  if (isEmpty(a) || isEmpty(b)) {
    writeEmpty(into);
    return;
  }
  const { low: lowest, high: highest } = b;
  writeEmpty(into);
  if (high >= 0) includePowers(Math.max(low, 0), high, lowest, highest, into);
  // Minus infinity has powers with any exponent.
  if (!isNegative(low) || (sign === 'none' && low !== -Infinity)) return;
  writeEmpty(part);
  includePowers(Math.max(-high, 0), -low, lowest, highest, part);
  if (sign !== 'opposite') {
    include(part.low, into);
    include(part.high, into);
  }
  if (sign === 'opposite' || sign === 'either') {
    include(-part.low, into);
    include(-part.high, into);
  }
}

/** For non-negative bases, powers are monotone in base and exponent: extrema are at the end points. */
function includePowers(base: number, base2: number, exponent: number, exponent2: number, into: Interval): void {
  includePower(base, exponent, into);
  includePower(base, exponent2, into);
  includePower(base2, exponent, into);
  includePower(base2, exponent2, into);
}

function includePower(base: number, exponent: number, into: Interval): void {
  // 1 to the power of infinity is NaN, but nearby values are close to 1 or at another end point.
  if (base === 1) {
    include(1, into);
    return;
  }
  const value = base ** exponent;
  if (isExactPower(base, exponent, value)) {
    include(value, into);
    return;
  }
  into.low = Math.min(into.low, lower(value));
  into.high = Math.max(into.high, upper(value));
}

function lowPower(base: number, exponent: number): number {
  const value = base ** exponent;
  return isExactPower(base, exponent, value) ? value : lower(value);
}

function highPower(base: number, exponent: number): number {
  const value = base ** exponent;
  return isExactPower(base, exponent, value) ? value : upper(value);
}

function isExactPower(base: number, exponent: number, value: number): boolean {
  if (base === 0 || exponent === 0 || !Number.isFinite(base) || !Number.isFinite(exponent)) return true;
  return Number.isInteger(base) && Number.isInteger(value) && Math.abs(value) <= 2 ** 50 && exponent > 0;
}

function include(value: number, into: Interval): void {
  into.low = Math.min(into.low, value);
  into.high = Math.max(into.high, value);
}

/** Moves both ends outwards by a relative amount. */
function widen(into: Interval, share: number): void {
  if (Number.isFinite(into.low)) into.low -= Math.abs(into.low) * share;
  if (Number.isFinite(into.high)) into.high += Math.abs(into.high) * share;
}
