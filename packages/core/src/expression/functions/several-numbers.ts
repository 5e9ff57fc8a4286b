import { greatest, least, lengths } from '../numbers/interval-of-several.ts';
import type { ExpressionFunction } from './function.ts';

/** Functions of a list of numbers or of a vector. */
export const severalNumbers: readonly ExpressionFunction[] = [
  // The smallest number.
  {
    name: 'min',
    arity: [1, Infinity],
    evaluate: Math.min,
    interval: least,
  },
  // The greatest number.
  {
    name: 'max',
    arity: [1, Infinity],
    evaluate: Math.max,
    interval: greatest,
  },
  // Length of the vector with these coordinates.
  {
    name: 'hypot',
    arity: [1, Infinity],
    evaluate: Math.hypot,
    interval: lengths,
  },
];
