import * as complexFunctions from '../numbers/complex-functions.ts';
import { inverse, real, subtract } from '../numbers/complex.ts';
import { betweenPoles, decreasing, increasing, reciprocalOf, wave } from '../numbers/interval-functions.ts';
import { angles } from '../numbers/interval-of-several.ts';
import * as batches from './batches.ts';
import type { ExpressionFunction } from './function.ts';

const cosine = wave(Math.cos, 0);

/** Accurate for large numbers, too, unlike subtracting from pi/2. */
function arccot(x: number): number {
  return Math.atan2(1, x);
}

/** Trigonometric functions and their inverses, angles in radians. */
export const trigonometry: readonly ExpressionFunction[] = [
  {
    name: 'sin',
    arity: [1, 1],
    evaluate: Math.sin,
    interval: wave(Math.sin, Math.PI / 2),
    complex: complexFunctions.sin,
    batch: batches.sin,
    derivatives: ['cos(a)'],
    inverse: 'arcsin',
  },
  {
    name: 'cos',
    arity: [1, 1],
    evaluate: Math.cos,
    interval: cosine,
    complex: complexFunctions.cos,
    batch: batches.cos,
    derivatives: ['-sin(a)'],
    inverse: 'arccos',
  },
  {
    name: 'tan',
    arity: [1, 1],
    evaluate: Math.tan,
    interval: betweenPoles(Math.tan, Math.PI / 2, true),
    complex: complexFunctions.tan,
    batch: batches.tan,
    derivatives: ['1/cos(a)^2'],
    inverse: 'arctan',
  },
  {
    name: 'cot',
    arity: [1, 1],
    evaluate: (x) => 1 / Math.tan(x),
    interval: betweenPoles((x) => 1 / Math.tan(x), 0, false),
    complex: (z) => inverse(complexFunctions.tan(z)),
    derivatives: ['-1/sin(a)^2'],
    inverse: 'arccot',
  },
  // Secant, 1/cos.
  {
    name: 'sec',
    arity: [1, 1],
    evaluate: (x) => 1 / Math.cos(x),
    interval: reciprocalOf(cosine),
    complex: (z) => inverse(complexFunctions.cos(z)),
    derivatives: ['sec(a) tan(a)'],
  },
  // Cosecant, 1/sin.
  {
    name: 'csc',
    arity: [1, 1],
    evaluate: (x) => 1 / Math.sin(x),
    interval: reciprocalOf(wave(Math.sin, Math.PI / 2)),
    complex: (z) => inverse(complexFunctions.sin(z)),
    derivatives: ['-csc(a) cot(a)'],
  },
  // The angle from -pi/2 to pi/2 with this sine.
  {
    name: 'arcsin',
    synonyms: ['asin'],
    arity: [1, 1],
    evaluate: Math.asin,
    interval: increasing(Math.asin, -1, 1),
    complex: complexFunctions.arcsin,
    batch: batches.asin,
    derivatives: ['1/sqrt(1-a^2)'],
    inverse: 'sin',
  },
  // The angle from 0 to pi with this cosine.
  {
    name: 'arccos',
    synonyms: ['acos'],
    arity: [1, 1],
    evaluate: Math.acos,
    interval: decreasing(Math.acos, -1, 1),
    complex: complexFunctions.arccos,
    batch: batches.acos,
    derivatives: ['-1/sqrt(1-a^2)'],
    inverse: 'cos',
  },
  // The angle between -pi/2 and pi/2 with this tangent.
  {
    name: 'arctan',
    synonyms: ['atan'],
    arity: [1, 1],
    evaluate: Math.atan,
    interval: increasing(Math.atan),
    complex: complexFunctions.arctan,
    batch: batches.atan,
    derivatives: ['1/(1+a^2)'],
    inverse: 'tan',
  },
  // The angle between 0 and pi with this cotangent.
  {
    name: 'arccot',
    synonyms: ['acot'],
    arity: [1, 1],
    evaluate: arccot,
    interval: decreasing(arccot),
    complex: (z) => subtract(real(Math.PI / 2), complexFunctions.arctan(z)),
    derivatives: ['-1/(1+a^2)'],
    inverse: 'cot',
  },
  // The angle of the point (x, y), y first.
  {
    name: 'atan2',
    arity: [2, 2],
    evaluate: Math.atan2,
    interval: angles,
    derivatives: ['b/(a^2+b^2)', '-a/(a^2+b^2)'],
  },
];
