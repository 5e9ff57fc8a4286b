import { logarithm, power } from '../numbers/arithmetic.ts';
import * as complex from '../numbers/complex.ts';
import type { Complex } from '../numbers/complex.ts';
import { increasing, ofTwo } from '../numbers/interval-functions.ts';
import { logarithms, naturalLogarithm } from '../numbers/interval-logarithm.ts';
import { power as intervalOfPower } from '../numbers/interval-power.ts';
import * as batches from './batches.ts';
import type { ExpressionFunction } from './function.ts';

/** Roots, exponentials and logarithms. */
export const powers: readonly ExpressionFunction[] = [
  {
    name: 'sqrt',
    arity: [1, 1],
    evaluate: Math.sqrt,
    interval: increasing(Math.sqrt, -0),
    complex: complex.sqrt,
    batch: batches.sqrt,
    derivatives: ['1/(2 sqrt(a))'],
    notation: { kind: 'root', degree: 2 },
  },
  // Cube root, of negative numbers too.
  {
    name: 'cbrt',
    arity: [1, 1],
    evaluate: Math.cbrt,
    interval: increasing(Math.cbrt),
    complex: complex.cbrt,
    batch: batches.cbrt,
    derivatives: ['1/(3 cbrt(a)^2)'],
    notation: { kind: 'root', degree: 3 },
  },
  // The same as base ^ exponent.
  {
    name: 'pow',
    arity: [2, 2],
    evaluate: power,
    interval: ofTwo(intervalOfPower),
    complex: complex.power,
    derivatives: ['b*a^(b-1)', 'a^b*ln(a)'],
  },
  // e to the power of x.
  {
    name: 'exp',
    arity: [1, 1],
    evaluate: Math.exp,
    interval: increasing(Math.exp),
    complex: complex.exp,
    batch: batches.exp,
    derivatives: ['exp(a)'],
    inverse: 'ln',
  },
  // exp(x) - 1, exact for small x.
  {
    name: 'expm1',
    arity: [1, 1],
    evaluate: Math.expm1,
    interval: increasing(Math.expm1),
    complex: complex.expm1,
    derivatives: ['exp(a)'],
  },
  {
    name: 'ln',
    arity: [1, 1],
    evaluate: Math.log,
    interval: naturalLogarithm,
    complex: complex.ln,
    batch: batches.log,
    derivatives: ['1/a'],
    inverse: 'exp',
  },
  // Natural logarithm, or to the base that stands below: log_3(x), also written log(x;3).
  {
    name: 'log',
    arity: [1, 2],
    evaluate: (x: number, base?: number) => (base === undefined ? Math.log(x) : logarithm(x, base)),
    interval: (numbers, into) => (numbers.length === 1 ? naturalLogarithm(numbers, into) : logarithms(numbers, into)),
    complex: (z: Complex, base?: Complex) =>
      base === undefined ? complex.ln(z) : complex.divide(complex.ln(z), complex.ln(base)),
    derivatives: ['1/(a*ln(b))', '-ln(a)/(b*ln(b)^2)'],
    notation: { kind: 'based', tex: '\\log' },
    inverse: 'exp',
  },
  // Logarithm to base 10.
  {
    name: 'lg',
    synonyms: ['log10'],
    arity: [1, 1],
    evaluate: Math.log10,
    interval: increasing(Math.log10, -0),
    complex: (z) => complex.divide(complex.ln(z), complex.real(Math.LN10)),
    batch: batches.log10,
    derivatives: ['1/(a*ln(10))'],
  },
  // Logarithm to base 2.
  {
    name: 'log2',
    arity: [1, 1],
    evaluate: Math.log2,
    interval: increasing(Math.log2, -0),
    complex: (z) => complex.divide(complex.ln(z), complex.real(Math.LN2)),
    batch: batches.log2,
    derivatives: ['1/(a*ln(2))'],
  },
  // ln(1 + x), exact for small x.
  {
    name: 'log1p',
    arity: [1, 1],
    evaluate: Math.log1p,
    interval: increasing(Math.log1p, -1),
    complex: complex.log1p,
    derivatives: ['1/(1+a)'],
  },
];
