import { binomial, factorial, greatestCommonDivisor, leastCommonMultiple } from '../numbers/arithmetic.ts';
import { command, operatorName, type ExpressionFunction } from './function.ts';

/** Functions of whole numbers; of others they are not a number. */
export const wholeNumbers: readonly ExpressionFunction[] = [
  {
    name: 'fac',
    arity: [1, 1],
    evaluate: factorial,
    notation: operatorName('fac'),
    doc: { meaning: 'factorial, also written n!', examples: [['fac(5)', 120]] },
  },
  {
    name: 'binomial',
    arity: [2, 2],
    evaluate: binomial,
    notation: { kind: 'binomial' },
    doc: { meaning: 'n over k: ways to choose k of n', examples: [['binomial(5;2)', 10]] },
  },
  {
    name: 'gcd',
    arity: [1, Infinity],
    evaluate: (...numbers) => numbers.reduce(greatestCommonDivisor, 0),
    notation: command('gcd'),
    doc: { meaning: 'greatest common divisor', examples: [['gcd(12;18;27)', 3]] },
  },
  {
    name: 'lcm',
    arity: [1, Infinity],
    evaluate: (...numbers) => numbers.reduce(leastCommonMultiple, 1),
    notation: operatorName('lcm'),
    doc: { meaning: 'least common multiple', examples: [['lcm(4;6)', 12]] },
  },
];
