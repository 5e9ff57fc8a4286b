import { binomial, factorial, greatestCommonDivisor } from '../numbers/arithmetic.ts';
import { factorial as intervalOfFactorial } from '../numbers/interval-arithmetic.ts';
import { ofOne } from '../numbers/interval-functions.ts';
import { write } from '../numbers/interval-rounding.ts';
import type { Interval } from '../numbers/interval.ts';
import {
  binomials,
  commonDivisors,
  commonMultiples,
  leastCommonMultiples,
  ofWholeNumbers,
} from '../numbers/interval-whole-numbers.ts';
import type { ExpressionFunction } from './function.ts';

function isDefined(number: Interval): boolean {
  return number.isDefined;
}

function leadingZeros(x: number): number {
  return Number.isNaN(x) ? NaN : Math.clz32(x);
}

function product32(x: number, y: number): number {
  return Number.isNaN(x) || Number.isNaN(y) ? NaN : Math.imul(x, y);
}

/** Functions of whole numbers; NaN for others. */
export const wholeNumbers: readonly ExpressionFunction[] = [
  // Factorial, also written n!.
  {
    name: 'fac',
    arity: [1, 1],
    evaluate: factorial,
    interval: ofOne(intervalOfFactorial),
  },
  // n over k: ways to choose k of n.
  {
    name: 'binomial',
    arity: [2, 2],
    evaluate: binomial,
    interval: binomials,
    notation: { kind: 'binomial' },
  },
  // Greatest common divisor.
  {
    name: 'gcd',
    arity: [1, Infinity],
    evaluate: (...numbers) => numbers.reduce(greatestCommonDivisor, 0),
    interval: commonDivisors,
  },
  // Least common multiple.
  {
    name: 'lcm',
    arity: [1, Infinity],
    evaluate: (...numbers) => leastCommonMultiples(numbers),
    interval: commonMultiples,
  },
  // Zeros before the first one of a whole number written with 32 bits.
  {
    name: 'clz32',
    arity: [1, 1],
    evaluate: leadingZeros,
    interval: ofWholeNumbers(
      ([x = NaN]) => leadingZeros(x),
      (numbers, into) => write(into, 0, 32, numbers.every(isDefined)),
    ),
  },
  // Product of whole numbers of 32 bits, its last 32 bits.
  {
    name: 'imul',
    arity: [2, 2],
    evaluate: product32,
    interval: ofWholeNumbers(
      ([x = NaN, y = NaN]) => product32(x, y),
      (numbers, into) => write(into, -(2 ** 31), 2 ** 31 - 1, numbers.every(isDefined)),
    ),
  },
];
