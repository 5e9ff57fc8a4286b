/** A root or logarithm this close to a whole number may be that number up to rounding. */
export const nextTo = 1e-9;

/** n!, for whole n from 0 on; infinite from 171 on. */
export function factorial(n: number): number {
  if (n < 0 || n !== Math.floor(n)) return NaN;
  let product = 1;
  for (let factor = 2; factor <= n && product < Infinity; factor++) product *= factor;
  return product;
}

/** The remainder of a division, with the sign of the divisor. */
export function modulo(dividend: number, divisor: number): number {
  return dividend - divisor * Math.floor(dividend / divisor);
}

/** The n-th root; also of a negative number if n is odd. */
export function root(radicand: number, degree: number): number {
  if (degree === 2) return Math.sqrt(radicand);
  if (degree === 3) return Math.cbrt(radicand);
  return radicand < 0 && Math.abs(degree % 2) === 1 ? -exactRoot(-radicand, degree) : exactRoot(radicand, degree);
}

function exactRoot(radicand: number, degree: number): number {
  const value = radicand ** (1 / degree);
  const whole = Math.round(value);
  return Math.abs(value - whole) < nextTo * whole && whole ** degree === radicand ? whole : value;
}

/** base ^ exponent; 1 ^ infinity is NaN, as in JavaScript. */
export function power(base: number, exponent: number): number {
  return base ** exponent;
}

/** base ^ (numerator/denominator) for an odd denominator: real for negative bases, too. */
export function oddRootPower(base: number, numerator: number, denominator: number): number {
  if (base >= 0) return base ** (numerator / denominator);
  const value = denominator === 3 ? Math.cbrt(-base) ** numerator : (-base) ** (numerator / denominator);
  return numerator % 2 === 0 ? value : -value;
}

/** The logarithm to a base; exact if it is a whole number. */
export function logarithm(x: number, base: number): number {
  if (base === 10) return Math.log10(x);
  if (base === 2) return Math.log2(x);
  const value = Math.log(x) / Math.log(base);
  const whole = Math.round(value);
  return Math.abs(value - whole) < nextTo && base ** whole === x ? whole : value;
}

/** Non-negative; NaN unless both are whole. */
export function greatestCommonDivisor(a: number, b: number): number {
  if (!Number.isInteger(a) || !Number.isInteger(b)) return NaN;
  let [larger, smaller] = [Math.abs(a), Math.abs(b)];
  while (smaller !== 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** Non-negative; NaN unless both are whole. */
export function leastCommonMultiple(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return Math.abs(a / greatestCommonDivisor(a, b)) * Math.abs(b);
}

/** n over k for whole k from 0 on; 0 if n is a whole number from 0 on and less than k. */
export function binomial(n: number, k: number): number {
  if (!Number.isInteger(n) || !Number.isInteger(k) || n < 0 || k < 0) return NaN;
  if (k > n) return 0;
  const steps = Math.min(k, n - k);
  let value = 1;
  for (let step = 1; step <= steps && value < Infinity; step++) value = Math.round((value * (n - steps + step)) / step);
  return value;
}
