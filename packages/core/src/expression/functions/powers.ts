import { logarithm, power } from '../numbers/arithmetic.ts';
import * as complex from '../numbers/complex.ts';
import type { Complex } from '../numbers/complex.ts';
import { increasing, ofTwo } from '../numbers/interval-functions.ts';
import { logarithms, naturalLogarithm } from '../numbers/interval-logarithm.ts';
import { power as intervalOfPower } from '../numbers/interval-power.ts';
import * as batches from './batches.ts';
import { command, operatorName, type ExpressionFunction } from './function.ts';

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
    doc: {
      meaning: 'square root',
      examples: [
        ['sqrt(2)^2', 2],
        ['√16', 4],
      ],
    },
  },
  {
    name: 'cbrt',
    arity: [1, 1],
    evaluate: Math.cbrt,
    interval: increasing(Math.cbrt),
    complex: complex.cbrt,
    batch: batches.cbrt,
    derivatives: ['1/(3 cbrt(a)^2)'],
    notation: { kind: 'root', degree: 3 },
    doc: { meaning: 'cube root, of negative numbers too', examples: [['cbrt(-8)', -2]] },
  },
  {
    name: 'pow',
    arity: [2, 2],
    evaluate: power,
    interval: ofTwo(intervalOfPower),
    complex: complex.power,
    derivatives: ['b*a^(b-1)', 'a^b*ln(a)'],
    notation: operatorName('pow'),
    doc: { meaning: 'the same as base ^ exponent', examples: [['pow(2;10)', 1024]] },
  },
  {
    name: 'exp',
    arity: [1, 1],
    evaluate: Math.exp,
    interval: increasing(Math.exp),
    complex: complex.exp,
    batch: batches.exp,
    derivatives: ['exp(a)'],
    notation: command('exp'),
    inverse: 'ln',
    doc: { meaning: 'e to the power of x', examples: [['exp(1) - e', 0]] },
  },
  {
    name: 'expm1',
    arity: [1, 1],
    evaluate: Math.expm1,
    interval: increasing(Math.expm1),
    complex: complex.expm1,
    derivatives: ['exp(a)'],
    notation: operatorName('expm1'),
    doc: { meaning: 'exp(x) - 1, exact for small x', examples: [['expm1(ln 3)', 2]] },
  },
  {
    name: 'ln',
    arity: [1, 1],
    evaluate: Math.log,
    interval: naturalLogarithm,
    complex: complex.ln,
    batch: batches.log,
    derivatives: ['1/a'],
    notation: command('ln'),
    inverse: 'exp',
    doc: { meaning: 'natural logarithm', examples: [['ln(e^3)', 3]] },
  },
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
    doc: {
      meaning: 'natural logarithm, or to the base that stands below: log_3(x), also written log(x;3)',
      examples: [
        ['log(e)', 1],
        ['log_3(81)', 4],
        ['log_e(e^2)', 2],
        ['log(8;2)', 3],
      ],
    },
  },
  {
    name: 'lg',
    synonyms: ['log10'],
    arity: [1, 1],
    evaluate: Math.log10,
    interval: increasing(Math.log10, -0),
    complex: (z) => complex.divide(complex.ln(z), complex.real(Math.LN10)),
    batch: batches.log10,
    derivatives: ['1/(a*ln(10))'],
    notation: command('lg'),
    doc: { meaning: 'logarithm to base 10', examples: [['lg(1000)', 3]] },
  },
  {
    name: 'log2',
    arity: [1, 1],
    evaluate: Math.log2,
    interval: increasing(Math.log2, -0),
    complex: (z) => complex.divide(complex.ln(z), complex.real(Math.LN2)),
    batch: batches.log2,
    derivatives: ['1/(a*ln(2))'],
    notation: operatorName('log2'),
    doc: { meaning: 'logarithm to base 2', examples: [['log2(8)', 3]] },
  },
  {
    name: 'log1p',
    arity: [1, 1],
    evaluate: Math.log1p,
    interval: increasing(Math.log1p, -1),
    complex: complex.log1p,
    derivatives: ['1/(1+a)'],
    notation: operatorName('log1p'),
    doc: { meaning: 'ln(1 + x), exact for small x', examples: [['log1p(e - 1)', 1]] },
  },
];
