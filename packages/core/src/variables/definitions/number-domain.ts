import { fraction, type Fraction } from '../../expression/index.ts';
import type { DrawnNumber } from './drawn.ts';

/** The values of a random number: finitely many, equally likely, or a continuum. */
export interface NumberDomain {
  readonly isText: false;
  /** Infinite for a continuum. */
  readonly size: number;
  /** The value at an index from 0 on; in a continuum at a fraction of it, from 0 to 1. */
  at(index: number): DrawnNumber;
  /** The same as a plain number. */
  valueAt(index: number): number;
  /** Minimum and maximum between two indices or fractions, inclusive; may be wider, never narrower. */
  hull(from: number, to: number): ValueRange;
}

export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

/** The domain of a random type within its bounds; undefined if it is empty. */
export function numberDomain(type: string, limits: readonly number[], withoutZero: boolean): NumberDomain | undefined {
  const [from = NaN, to = NaN, third = NaN, fourth = NaN] = limits;
  if (type === 'randdouble') return from <= to ? continuum(from, to) : undefined;
  if (!limits.every(Number.isSafeInteger)) return undefined;
  if (type === 'randint') return wholeNumbers(from, to, withoutZero, limits.length > 2 ? third : 1);
  // Neither part may be zero: a random fraction never is.
  return fractions(wholeNumbers(from, to, true), wholeNumbers(third, fourth, true));
}

function continuum(from: number, to: number): NumberDomain {
  const valueAt = (part: number): number => Math.min(from + part * (to - from), to);
  return {
    size: Infinity,
    isText: false,
    at: (part) => drawnNumber(valueAt(part), undefined),
    valueAt,
    hull: (first, last) => ({ low: valueAt(first), high: valueAt(last) }),
  };
}

function wholeNumbers(from: number, to: number, withoutZero: boolean, step = 1): NumberDomain | undefined {
  if (step < 1) return undefined;
  const zero = -from / step;
  const skipsZero = withoutZero && from <= 0 && to >= 0 && Number.isInteger(zero);
  const size = Math.floor((to - from) / step) + (skipsZero ? 0 : 1);
  if (size < 1 || !Number.isSafeInteger(size)) return undefined;
  const valueAt = skipsZero
    ? (index: number): number => from + step * (index + (index >= zero ? 1 : 0))
    : (index: number): number => from + step * index;
  return {
    size,
    isText: false,
    at: (index) => ({ kind: 'number', value: valueAt(index) }),
    valueAt,
    hull: (first, last) => ({ low: valueAt(first), high: valueAt(last) }),
  };
}

function fractions(
  numerators: NumberDomain | undefined,
  denominators: NumberDomain | undefined,
): NumberDomain | undefined {
  if (numerators === undefined || denominators === undefined) return undefined;
  const size = numerators.size * denominators.size;
  if (!Number.isSafeInteger(size)) return undefined;
  const over = (index: number): number => numerators.valueAt(Math.floor(index / denominators.size));
  const under = (index: number): number => denominators.valueAt(index % denominators.size);
  return {
    size,
    isText: false,
    at: (index) => drawnNumber(over(index) / under(index), fraction(over(index), under(index))),
    valueAt: (index) => over(index) / under(index),
    hull: (first, last) => {
      const isOneNumerator = Math.floor(first / denominators.size) === Math.floor(last / denominators.size);
      return quotientHull(
        numerators.hull(Math.floor(first / denominators.size), Math.floor(last / denominators.size)),
        isOneNumerator
          ? denominators.hull(first % denominators.size, last % denominators.size)
          : denominators.hull(0, denominators.size - 1),
      );
    },
  };
}

/** Quotients of whole numbers by whole numbers other than 0: the extremes are at the ends and next to 0. */
function quotientHull(over: ValueRange, under: ValueRange): ValueRange {
  const divisors = [under.low, under.high, -1, 1].filter((each) => each >= under.low && each <= under.high);
  const quotients = divisors.flatMap((divisor) => [over.low / divisor, over.high / divisor]);
  return { low: Math.min(...quotients), high: Math.max(...quotients) };
}

/** A drawn number with its exact fraction, unless it is whole. */
export function drawnNumber(value: number, exact: Fraction | undefined): DrawnNumber {
  const clean = value === 0 ? 0 : value;
  return exact === undefined || exact.denominator === 1
    ? { kind: 'number', value: clean }
    : { kind: 'number', value: clean, ...exact };
}
