import * as complexFunctions from '../numbers/complex-functions.ts';
import { inverse } from '../numbers/complex.ts';
import { argument, decreasing, increasing, ofSize, reciprocalOf } from '../numbers/interval-functions.ts';
import type { Interval } from '../numbers/interval.ts';
import { writeAll } from '../numbers/interval-rounding.ts';
import * as batches from './batches.ts';
import { command, operatorName, type ExpressionFunction } from './function.ts';

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
    notation: command('sinh'),
    inverse: 'arsinh',
    doc: { meaning: 'hyperbolic sine', examples: [['sinh(ln 2)', 0.75]] },
  },
  {
    name: 'cosh',
    arity: [1, 1],
    evaluate: Math.cosh,
    interval: cosine,
    complex: complexFunctions.cosh,
    batch: batches.cosh,
    derivatives: ['sinh(a)'],
    notation: command('cosh'),
    inverse: 'arcosh',
    doc: { meaning: 'hyperbolic cosine', examples: [['cosh(0)', 1]] },
  },
  {
    name: 'tanh',
    arity: [1, 1],
    evaluate: Math.tanh,
    interval: tangent,
    complex: complexFunctions.tanh,
    batch: batches.tanh,
    derivatives: ['1/cosh(a)^2'],
    notation: command('tanh'),
    inverse: 'artanh',
    doc: { meaning: 'hyperbolic tangent', examples: [['tanh(ln 3)', 0.8]] },
  },
  {
    name: 'coth',
    arity: [1, 1],
    evaluate: (x) => 1 / Math.tanh(x),
    interval: reciprocalOf(tangent),
    complex: (z) => inverse(complexFunctions.tanh(z)),
    derivatives: ['-1/sinh(a)^2'],
    notation: command('coth'),
    inverse: 'arcoth',
    doc: { meaning: 'hyperbolic cotangent', examples: [['coth(ln 3)', 1.25]] },
  },
  {
    name: 'sech',
    arity: [1, 1],
    evaluate: (x) => 1 / Math.cosh(x),
    interval: reciprocalOf(cosine),
    complex: (z) => inverse(complexFunctions.cosh(z)),
    derivatives: ['-sech(a) tanh(a)'],
    notation: operatorName('sech'),
    doc: { meaning: 'hyperbolic secant, 1/cosh', examples: [['sech(0)', 1]] },
  },
  {
    name: 'csch',
    arity: [1, 1],
    evaluate: (x) => 1 / Math.sinh(x),
    interval: reciprocalOf(sine),
    complex: (z) => inverse(complexFunctions.sinh(z)),
    derivatives: ['-csch(a) coth(a)'],
    notation: operatorName('csch'),
    doc: { meaning: 'hyperbolic cosecant, 1/sinh', examples: [['csch(ln 2)', 4 / 3]] },
  },
  {
    name: 'arsinh',
    synonyms: ['asinh', 'arcsinh'],
    arity: [1, 1],
    evaluate: Math.asinh,
    interval: increasing(Math.asinh),
    complex: complexFunctions.arsinh,
    derivatives: ['1/sqrt(a^2+1)'],
    notation: operatorName('arsinh'),
    inverse: 'sinh',
    doc: { meaning: 'inverse of sinh', examples: [['arsinh(0.75)', Math.LN2]] },
  },
  {
    name: 'arcosh',
    synonyms: ['acosh', 'arccosh'],
    arity: [1, 1],
    evaluate: Math.acosh,
    interval: increasing(Math.acosh, 1),
    complex: complexFunctions.arcosh,
    derivatives: ['1/sqrt(a^2-1)'],
    notation: operatorName('arcosh'),
    inverse: 'cosh',
    doc: { meaning: 'inverse of cosh, not negative', examples: [['arcosh(1.25)', Math.LN2]] },
  },
  {
    name: 'artanh',
    synonyms: ['atanh', 'arctanh'],
    arity: [1, 1],
    evaluate: Math.atanh,
    interval: increasing(Math.atanh, -1, 1),
    complex: complexFunctions.artanh,
    derivatives: ['1/(1-a^2)'],
    notation: operatorName('artanh'),
    inverse: 'tanh',
    doc: { meaning: 'inverse of tanh', examples: [['artanh(0.6)', Math.LN2]] },
  },
  {
    name: 'arcoth',
    synonyms: ['acoth', 'arccoth'],
    arity: [1, 1],
    evaluate: arcoth,
    interval: intervalOfArcoth,
    complex: (z) => complexFunctions.artanh(inverse(z)),
    derivatives: ['1/(1-a^2)'],
    notation: operatorName('arcoth'),
    inverse: 'coth',
    doc: { meaning: 'inverse of coth', examples: [['arcoth(5/3)', Math.LN2]] },
  },
];
