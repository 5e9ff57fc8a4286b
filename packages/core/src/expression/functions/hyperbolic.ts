import * as complexFunctions from '../numbers/complex-functions.ts';
import { inverse } from '../numbers/complex.ts';
import { argument, decreasing, increasing, ofSize, reciprocalOf } from '../numbers/interval-functions.ts';
import type { Interval } from '../numbers/interval.ts';
import { writeAll } from '../numbers/interval-rounding.ts';
import * as batches from './batches.ts';
import type { ExpressionFunction } from './function.ts';

const sine = increasing(Math.sinh);
const cosine = ofSize(increasing(Math.cosh));
const tangent = increasing(Math.tanh);

/** Accurate near 1, too, where artanh(1/x) is not. */
function arcoth(x: number): number {
  return (Math.sign(x) * Math.log1p(2 / (Math.abs(x) - 1))) / 2;
}

const arcothBelow = decreasing(arcoth, -Infinity, -1);
const arcothAbove = decreasing(arcoth, 1);

function intervalOfArcoth(numbers: readonly Interval[], into: Interval): void {
  const { low, high } = argument(numbers, 0);
  if (low <= -1 && high >= 1) writeAll(into, false);
  else if (low <= -1) arcothBelow(numbers, into);
  else arcothAbove(numbers, into);
}

/** Hyperbolic functions and their inverses. */
export const hyperbolic: readonly ExpressionFunction[] = [
  {
    name: 'sinh',
    arity: [1, 1],
    evaluate: Math.sinh,
    interval: sine,
    complex: complexFunctions.sinh,
    batch: batches.sinh,
    derivatives: ['cosh(a)'],
    inverse: 'arsinh',
  },
  {
    name: 'cosh',
    arity: [1, 1],
    evaluate: Math.cosh,
    interval: cosine,
    complex: complexFunctions.cosh,
    batch: batches.cosh,
    derivatives: ['sinh(a)'],
    inverse: 'arcosh',
  },
  {
    name: 'tanh',
    arity: [1, 1],
    evaluate: Math.tanh,
    interval: tangent,
    complex: complexFunctions.tanh,
    batch: batches.tanh,
    derivatives: ['1/cosh(a)^2'],
    inverse: 'artanh',
  },
  {
    name: 'coth',
    arity: [1, 1],
    evaluate: (x) => 1 / Math.tanh(x),
    interval: reciprocalOf(tangent),
    complex: (z) => inverse(complexFunctions.tanh(z)),
    derivatives: ['-1/sinh(a)^2'],
    inverse: 'arcoth',
  },
  // Hyperbolic secant, 1/cosh.
  {
    name: 'sech',
    arity: [1, 1],
    evaluate: (x) => 1 / Math.cosh(x),
    interval: reciprocalOf(cosine),
    complex: (z) => inverse(complexFunctions.cosh(z)),
    derivatives: ['-sech(a) tanh(a)'],
  },
  // Hyperbolic cosecant, 1/sinh.
  {
    name: 'csch',
    arity: [1, 1],
    evaluate: (x) => 1 / Math.sinh(x),
    interval: reciprocalOf(sine),
    complex: (z) => inverse(complexFunctions.sinh(z)),
    derivatives: ['-csch(a) coth(a)'],
  },
  // Inverse of sinh.
  {
    name: 'arsinh',
    synonyms: ['asinh', 'arcsinh'],
    arity: [1, 1],
    evaluate: Math.asinh,
    interval: increasing(Math.asinh),
    complex: complexFunctions.arsinh,
    derivatives: ['1/sqrt(a^2+1)'],
    inverse: 'sinh',
  },
  // Inverse of cosh, not negative.
  {
    name: 'arcosh',
    synonyms: ['acosh', 'arccosh'],
    arity: [1, 1],
    evaluate: Math.acosh,
    interval: increasing(Math.acosh, 1),
    complex: complexFunctions.arcosh,
    derivatives: ['1/sqrt(a^2-1)'],
    inverse: 'cosh',
  },
  // Inverse of tanh.
  {
    name: 'artanh',
    synonyms: ['atanh', 'arctanh'],
    arity: [1, 1],
    evaluate: Math.atanh,
    interval: increasing(Math.atanh, -1, 1),
    complex: complexFunctions.artanh,
    derivatives: ['1/(1-a^2)'],
    inverse: 'tanh',
  },
  // Inverse of coth.
  {
    name: 'arcoth',
    synonyms: ['acoth', 'arccoth'],
    arity: [1, 1],
    evaluate: arcoth,
    interval: intervalOfArcoth,
    complex: (z) => complexFunctions.artanh(inverse(z)),
    derivatives: ['1/(1-a^2)'],
    inverse: 'coth',
  },
];
