import { angle, conjugate, real } from '../numbers/complex.ts';
import { argument, ofOne } from '../numbers/interval-functions.ts';
import type { Interval } from '../numbers/interval.ts';
import { copy, isEmpty, up, write, writeEmpty } from '../numbers/interval-rounding.ts';
import { operator, type ExpressionFunction } from './function.ts';

function intervalOfIm(numbers: readonly Interval[], into: Interval): void {
  const a = argument(numbers, 0);
  if (isEmpty(a)) {
    writeEmpty(into);
    return;
  }
  write(into, 0, 0, a.isDefined);
}

function intervalOfArg(numbers: readonly Interval[], into: Interval): void {
  const a = argument(numbers, 0);
  if (isEmpty(a)) {
    writeEmpty(into);
    return;
  }
  write(into, a.high < 0 ? Math.PI : 0, a.low < 0 ? up(Math.PI) : 0, a.isDefined);
}

/** Parts of complex numbers; here for real arguments, which are complex numbers, too. */
export const complexParts: readonly ExpressionFunction[] = [
  {
    name: 're',
    arity: [1, 1],
    evaluate: (x) => x,
    interval: ofOne(copy),
    complex: (z) => real(z.re),
    notation: operator('Re'),
  },
  {
    name: 'im',
    arity: [1, 1],
    evaluate: (x) => (Number.isNaN(x) ? NaN : 0),
    interval: intervalOfIm,
    complex: (z) => real(z.im),
    notation: operator('Im'),
  },
  {
    name: 'conj',
    arity: [1, 1],
    evaluate: (x) => x,
    interval: ofOne(copy),
    complex: conjugate,
  },
  // Angle to the positive real axis.
  {
    name: 'arg',
    arity: [1, 1],
    evaluate: (x) => angle(real(x)),
    interval: intervalOfArg,
    complex: (z) => real(angle(z)),
  },
];
