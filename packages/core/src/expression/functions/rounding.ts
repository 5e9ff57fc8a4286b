import { modulo } from '../numbers/arithmetic.ts';
import { notComplex, real, size, type Complex } from '../numbers/complex.ts';
import { absolute, modulo as intervalOfModulo } from '../numbers/interval-arithmetic.ts';
import { argument, ofOne, ofTwo, stepping } from '../numbers/interval-functions.ts';
import type { Interval } from '../numbers/interval.ts';
import { down, hasZero, isEmpty, up, write, writeEmpty } from '../numbers/interval-rounding.ts';
import * as batches from './batches.ts';
import { operator, type ExpressionFunction } from './function.ts';

function heaviside(x: number): number {
  return x >= 0 ? 1 : x < 0 ? 0 : NaN;
}

function dirac(x: number): number {
  return x === 0 ? Infinity : Number.isNaN(x) ? NaN : 0;
}

function intervalOfDirac(numbers: readonly Interval[], into: Interval): void {
  const a = argument(numbers, 0);
  if (isEmpty(a)) {
    writeEmpty(into);
    return;
  }
  write(into, a.low === 0 && a.high === 0 ? Infinity : 0, hasZero(a) ? Infinity : 0, a.isDefined);
}

/** The fractional part of a number, relative to its floor. */
function fraction(x: number): number {
  return x - Math.floor(x);
}

function intervalOfFraction(numbers: readonly Interval[], into: Interval): void {
  const { low, high, isDefined } = argument(numbers, 0);
  if (!(low <= high) || low === Infinity || high === -Infinity) {
    writeEmpty(into);
    return;
  }
  const isFinite = low > -Infinity && high < Infinity;
  if (!isFinite || Math.floor(low) !== Math.floor(high)) {
    write(into, 0, 1, isDefined && isFinite);
    return;
  }
  // For negative numbers it is rounded.
  const least = low < 0 ? Math.max(0, down(fraction(low))) : fraction(low);
  write(into, least, high < 0 ? up(fraction(high)) : fraction(high), isDefined);
}

/** Extends a function of real numbers to complex numbers that are real. */
function onReals(f: (x: number) => number): (z: Complex) => Complex {
  return ({ re, im }) => (im === 0 ? real(f(re)) : notComplex);
}

/** Rounding, signs and absolute values. */
export const rounding: readonly ExpressionFunction[] = [
  // Distance from 0, also written |x|.
  {
    name: 'abs',
    arity: [1, 1],
    evaluate: Math.abs,
    interval: ofOne(absolute),
    complex: (z) => real(size(z)),
    batch: batches.abs,
    derivatives: ['sign(a)'],
    notation: { kind: 'fence', left: '|', right: '|' },
  },
  // -1, 0 or 1.
  {
    name: 'sign',
    synonyms: ['sgn'],
    arity: [1, 1],
    evaluate: Math.sign,
    interval: stepping(Math.sign),
    complex: onReals(Math.sign),
    batch: batches.sign,
    derivatives: ['2 dirac(a)'],
    notation: operator('sgn'),
  },
  // The next whole number below.
  {
    name: 'floor',
    arity: [1, 1],
    evaluate: Math.floor,
    interval: stepping(Math.floor),
    batch: batches.floor,
    derivatives: ['0'],
    notation: { kind: 'fence', left: '⌊', right: '⌋' },
  },
  // The next whole number above.
  {
    name: 'ceil',
    arity: [1, 1],
    evaluate: Math.ceil,
    interval: stepping(Math.ceil),
    batch: batches.ceil,
    derivatives: ['0'],
    notation: { kind: 'fence', left: '⌈', right: '⌉' },
  },
  // The nearest whole number, the greater of two.
  {
    name: 'round',
    arity: [1, 1],
    evaluate: Math.round,
    interval: stepping(Math.round),
    batch: batches.round,
    derivatives: ['0'],
  },
  // Without the decimals.
  {
    name: 'trunc',
    arity: [1, 1],
    evaluate: Math.trunc,
    interval: stepping(Math.trunc),
    batch: batches.trunc,
    derivatives: ['0'],
  },
  // x - floor(x)
  {
    name: 'fract',
    arity: [1, 1],
    evaluate: fraction,
    interval: intervalOfFraction,
    derivatives: ['1'],
  },
  // The nearest number of single precision.
  {
    name: 'fround',
    arity: [1, 1],
    evaluate: Math.fround,
    interval: stepping(Math.fround),
  },
  // Remainder, with the sign of the divisor; also written a mod b.
  {
    name: 'mod',
    arity: [2, 2],
    evaluate: modulo,
    interval: ofTwo(intervalOfModulo),
    derivatives: ['1', '-floor(a/b)'],
  },
  // Heaviside's step: 0 below 0, else 1.
  {
    name: 'heaviside',
    arity: [1, 1],
    evaluate: heaviside,
    interval: stepping(heaviside),
    complex: onReals(heaviside),
    derivatives: ['dirac(a)'],
    notation: { kind: 'operator', tex: '\\Theta' },
  },
  // Dirac's delta: infinite at 0, else 0.
  {
    name: 'dirac',
    arity: [1, 1],
    evaluate: dirac,
    interval: intervalOfDirac,
    complex: onReals(dirac),
    notation: { kind: 'operator', tex: '\\delta' },
  },
];
