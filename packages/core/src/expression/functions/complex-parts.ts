import { angle, conjugate, real } from '../numbers/complex.ts';
import { argument, ofOne } from '../numbers/interval-functions.ts';
import type { Interval } from '../numbers/interval.ts';
import { copy, isEmpty, up, write, writeEmpty } from '../numbers/interval-rounding.ts';
import { command, operatorName, type ExpressionFunction } from './function.ts';

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
    notation: operatorName('Re'),
    doc: { meaning: 'real part', examples: [['re(-2)', -2]] },
  },
  {
    name: 'im',
    arity: [1, 1],
    evaluate: (x) => (Number.isNaN(x) ? NaN : 0),
    interval: intervalOfIm,
    complex: (z) => real(z.im),
    notation: operatorName('Im'),
    doc: { meaning: 'imaginary part', examples: [['im(2)', 0]] },
  },
  {
    name: 'conj',
    arity: [1, 1],
    evaluate: (x) => x,
    interval: ofOne(copy),
    complex: conjugate,
    notation: operatorName('conj'),
    doc: { meaning: 'conjugate', examples: [['conj(2)', 2]] },
  },
  {
    name: 'arg',
    arity: [1, 1],
    evaluate: (x) => angle(real(x)),
    interval: intervalOfArg,
    complex: (z) => real(angle(z)),
    notation: command('arg'),
    doc: {
      meaning: 'angle to the positive real axis',
      examples: [
        ['arg(2)', 0],
        ['arg(-2)', Math.PI],
      ],
    },
  },
];
