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
import { command, operatorName, type ExpressionFunction } from './function.ts';

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
  {
    name: 'fac',
    arity: [1, 1],
    evaluate: factorial,
    interval: ofOne(intervalOfFactorial),
    notation: operatorName('fac'),
    doc: { meaning: 'factorial, also written n!', examples: [['fac(5)', 120]] },
  },
  {
    name: 'binomial',
    arity: [2, 2],
    evaluate: binomial,
    interval: binomials,
    notation: { kind: 'binomial' },
    doc: { meaning: 'n over k: ways to choose k of n', examples: [['binomial(5;2)', 10]] },
  },
  {
    name: 'gcd',
    arity: [1, Infinity],
    evaluate: (...numbers) => numbers.reduce(greatestCommonDivisor, 0),
    interval: commonDivisors,
    notation: command('gcd'),
    doc: { meaning: 'greatest common divisor', examples: [['gcd(12;18;27)', 3]] },
  },
  {
    name: 'lcm',
    arity: [1, Infinity],
    evaluate: (...numbers) => leastCommonMultiples(numbers),
    interval: commonMultiples,
    notation: operatorName('lcm'),
    doc: { meaning: 'least common multiple', examples: [['lcm(4;6)', 12]] },
  },
  {
    name: 'clz32',
    arity: [1, 1],
    evaluate: leadingZeros,
    interval: ofWholeNumbers(
      ([x = NaN]) => leadingZeros(x),
      (numbers, into) => write(into, 0, 32, numbers.every(isDefined)),
    ),
    notation: operatorName('clz32'),
    doc: { meaning: 'zeros before the first one of a whole number written with 32 bits', examples: [['clz32(1)', 31]] },
  },
  {
    name: 'imul',
    arity: [2, 2],
    evaluate: product32,
    interval: ofWholeNumbers(
      ([x = NaN, y = NaN]) => product32(x, y),
      (numbers, into) => write(into, -(2 ** 31), 2 ** 31 - 1, numbers.every(isDefined)),
    ),
    notation: operatorName('imul'),
    doc: { meaning: 'product of whole numbers of 32 bits, its last 32 bits', examples: [['imul(3;-4)', -12]] },
  },
];
