import { greatest, least, lengths } from '../numbers/interval-of-several.ts';
import { command, operatorName, type ExpressionFunction } from './function.ts';

/** Functions of a list of numbers or of a vector. */
export const severalNumbers: readonly ExpressionFunction[] = [
  {
    name: 'min',
    arity: [1, Infinity],
    evaluate: Math.min,
    interval: least,
    notation: command('min'),
    doc: {
      meaning: 'the smallest number',
      examples: [
        ['min(3;1;2)', 1],
        ['min([3;1;2])', 1],
      ],
    },
  },
  {
    name: 'max',
    arity: [1, Infinity],
    evaluate: Math.max,
    interval: greatest,
    notation: command('max'),
    doc: { meaning: 'the greatest number', examples: [['max [[1;5];[7;3]]', 7]] },
  },
  {
    name: 'hypot',
    arity: [1, Infinity],
    evaluate: Math.hypot,
    interval: lengths,
    notation: operatorName('hypot'),
    doc: { meaning: 'length of the vector with these coordinates', examples: [['hypot(3;4)', 5]] },
  },
];
