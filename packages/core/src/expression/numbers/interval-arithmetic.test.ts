import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { aBox, encloses, pointIn, runs } from '../../testing/index.ts';
import * as numbers from './arithmetic.ts';
import * as intervals from './interval-arithmetic.ts';
import { oddRootPower, power, powerBy, root } from './interval-power.ts';
import { newInterval, type Interval } from './interval.ts';

type OfOne = readonly [string, (a: number) => number, (a: Interval, into: Interval) => void];
type OfTwo = readonly [string, (a: number, b: number) => number, (a: Interval, b: Interval, into: Interval) => void];

const exponents = [-1e20, -7, -3, -2, -1, -0.5, 0, 0.5, 1, 2, 3, 4, 5, 2.5, 10, 101, 1e6, Infinity, -Infinity];

const ofOne: readonly OfOne[] = [
  ['-a', (a) => -a, intervals.negation],
  ['|a|', Math.abs, intervals.absolute],
  ['1/a', (a) => 1 / a, intervals.reciprocal],
  ['a!', numbers.factorial, intervals.factorial],
  ['a·a', (a) => a * a, (a, into) => powerBy(a, 2, into)],
  ['a·a·a', (a) => a * a * a, (a, into) => powerBy(a, 3, into)],
  ...exponents.map((n): OfOne => [`a^${n}`, (a) => a ** n, (a, into) => powerBy(a, n, into)]),
  ...([1, 2, -1, -2, 1001] as const).flatMap((p) =>
    ([3, 5, 7] as const).map((q): OfOne => {
      return [`a^(${p}/${q})`, (a) => numbers.oddRootPower(a, p, q), (a, into) => oddRootPower(a, p, q, into)];
    }),
  ),
];

const ofTwo: readonly OfTwo[] = [
  ['a + b', (a, b) => a + b, intervals.sum],
  ['a - b', (a, b) => a - b, intervals.difference],
  ['a · b', (a, b) => a * b, intervals.product],
  ['a / b', (a, b) => a / b, intervals.quotient],
  ['a mod b', numbers.modulo, intervals.modulo],
  ['a ^ b', (a, b) => a ** b, power],
  ['a # b', numbers.root, root],
];

describe.each(ofOne)('%s', (_, value, interval) => {
  it('is inside the interval, which may be written over its argument', () => {
    fc.assert(
      fc.property(aBox, fc.nat(), (box, choice) => {
        const result = newInterval();
        interval(box, result);
        const x = pointIn(box, choice);
        expect(result, String(x)).toSatisfy((cell: Interval) => encloses(cell, value(x)));
        const cell = { ...box };
        interval(cell, cell);
        expect(cell).toEqual(result);
      }),
      { seed: 7, numRuns: runs },
    );
  });
});

describe.each(ofTwo)('%s', (_, value, interval) => {
  it('is inside the interval, which may be written over an argument', () => {
    fc.assert(
      fc.property(aBox, aBox, fc.nat(), fc.nat(), (a, b, choice, choice2) => {
        const result = newInterval();
        interval(a, b, result);
        const [x, y] = [pointIn(a, choice), pointIn(b, choice2)];
        expect(result, `${x}; ${y} -> ${value(x, y)}`).toSatisfy((cell: Interval) => encloses(cell, value(x, y)));
        const [first, second] = [{ ...a }, { ...b }];
        interval(first, b, first);
        interval(a, second, second);
        expect([first, second]).toEqual([result, result]);
      }),
      { seed: 7, numRuns: 3 * runs },
    );
  });

  it('says that it may be not a number where an argument may be', () => {
    const result = newInterval();
    interval({ low: 1, high: 2, isDefined: false }, { low: 1, high: 2, isDefined: true }, result);
    expect(result.isDefined).toBe(false);
    interval({ low: 1, high: 2, isDefined: true }, newInterval(), result);
    expect(result).toEqual(newInterval());
  });
});

describe('the four operations', () => {
  const exact = {
    '+': (a: Fraction, b: Fraction) => a.add(b),
    '-': (a: Fraction, b: Fraction) => a.sub(b),
    '*': (a: Fraction, b: Fraction) => a.mul(b),
    '/': (a: Fraction, b: Fraction) => a.div(b),
  };
  const rounded = {
    '+': intervals.sum,
    '-': intervals.difference,
    '*': intervals.product,
    '/': intervals.quotient,
  };
  const aNumber = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: -1000, max: 1000 }),
    fc.constantFrom(5e-324, 1e-200, -1e-170, 0.1, 1e200),
  );

  it('enclose the exact result within two neighbours, and are exact for whole numbers', () => {
    fc.assert(
      fc.property(aNumber, aNumber, fc.constantFrom('+', '-', '*', '/'), (a, b, sign) => {
        fc.pre(sign !== '/' || b !== 0);
        const result = newInterval();
        rounded[sign]({ low: a, high: a, isDefined: true }, { low: b, high: b, isDefined: true }, result);
        const value = exact[sign](fractionOf(a), fractionOf(b));
        if (Number.isFinite(result.low)) expect(fractionOf(result.low).compare(value)).toBeLessThanOrEqual(0);
        if (Number.isFinite(result.high)) expect(fractionOf(result.high).compare(value)).toBeGreaterThanOrEqual(0);
        if (Math.abs(result.low) < 1e300) {
          expect(result.high - result.low).toBeLessThanOrEqual(Math.abs(result.low) * 2 ** -50 + 2e-323);
        }
        if (Number.isInteger(a) && Number.isInteger(b) && sign !== '/' && Math.abs(a) + Math.abs(b) < 1e6) {
          expect(result.low).toBe(result.high);
        }
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('keep what is known at a pole', () => {
    const result = newInterval();
    intervals.reciprocal({ low: 0, high: 2, isDefined: true }, result);
    expect(result).toEqual({ low: 0.5, high: Infinity, isDefined: true });
    intervals.quotient({ low: 0, high: 1, isDefined: true }, { low: 0, high: 1, isDefined: true }, result);
    expect(result).toEqual({ low: 0, high: Infinity, isDefined: false });
    intervals.reciprocal({ low: -1, high: 0, isDefined: true }, result);
    expect(result).toEqual({ low: -Infinity, high: Infinity, isDefined: true });
  });
});

/** Exact: a whole number times a power of two. */
function fractionOf(x: number): Fraction {
  let exponent = 0;
  let mantissa = x;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    exponent++;
  }
  return new Fraction(BigInt(mantissa), 2n ** BigInt(exponent));
}
