import { logarithm, power } from '../numbers/arithmetic.ts';
import { command, operatorName, type ExpressionFunction } from './function.ts';

/** Roots, exponentials and logarithms. */
export const powers: readonly ExpressionFunction[] = [
  {
    name: 'sqrt',
    arity: [1, 1],
    evaluate: Math.sqrt,
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
    notation: { kind: 'root', degree: 3 },
    doc: { meaning: 'cube root, of negative numbers too', examples: [['cbrt(-8)', -2]] },
  },
  {
    name: 'pow',
    arity: [2, 2],
    evaluate: power,
    notation: operatorName('pow'),
    doc: { meaning: 'the same as base ^ exponent', examples: [['pow(2;10)', 1024]] },
  },
  {
    name: 'exp',
    arity: [1, 1],
    evaluate: Math.exp,
    notation: command('exp'),
    inverse: 'ln',
    doc: { meaning: 'e to the power of x', examples: [['exp(1) - e', 0]] },
  },
  {
    name: 'expm1',
    arity: [1, 1],
    evaluate: Math.expm1,
    notation: operatorName('expm1'),
    doc: { meaning: 'exp(x) - 1, exact for small x', examples: [['expm1(ln 3)', 2]] },
  },
  {
    name: 'ln',
    arity: [1, 1],
    evaluate: Math.log,
    notation: command('ln'),
    inverse: 'exp',
    doc: { meaning: 'natural logarithm', examples: [['ln(e^3)', 3]] },
  },
  {
    name: 'log',
    arity: [1, 2],
    evaluate: (x: number, base?: number) => (base === undefined ? Math.log(x) : logarithm(x, base)),
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
    notation: command('lg'),
    doc: { meaning: 'logarithm to base 10', examples: [['lg(1000)', 3]] },
  },
  {
    name: 'log2',
    arity: [1, 1],
    evaluate: Math.log2,
    notation: operatorName('log2'),
    doc: { meaning: 'logarithm to base 2', examples: [['log2(8)', 3]] },
  },
  {
    name: 'log1p',
    arity: [1, 1],
    evaluate: Math.log1p,
    notation: operatorName('log1p'),
    doc: { meaning: 'ln(1 + x), exact for small x', examples: [['log1p(e - 1)', 1]] },
  },
];
