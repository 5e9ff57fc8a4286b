import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { formatNumber, formatRational, nearestFraction, printNumber, roundTo } from '../index.ts';

describe('a number on a page', () => {
  it.each([
    [-1.005, false, '−1.01'],
    [-1.5, true, '−1,5'],
    [-1.5e20, false, '−1.5·10^20'],
    [-Infinity, false, '−∞'],
    [-0.001, false, '0'],
    [2.5, true, '2,5'],
  ])('%d with a decimal comma (%s) is %s', (value, decimalComma, text) => {
    expect(printNumber(value, { decimalComma })).toBe(text);
  });
});

describe('a shown number', () => {
  it.each([
    [3, 2, '3'],
    [1.5, 2, '1.5'],
    [1 / 3, 2, '0.33'],
    [1.005, 2, '1.01'],
    [-1.005, 2, '-1.01'],
    [-2.5, 0, '-3'],
    [100, 0, '100'],
    [-0, 2, '0'],
    [-0.001, 2, '0'],
    [1.2e-16, 2, '0'],
    [0.00000015, 8, '0.00000015'],
    [123456789.125, 2, '123456789.13'],
    [1.5e20, 2, '1.5·10^20'],
    [1e15 / 3, 2, '333333333333333'],
    [1e14 / 3, 2, '33333333333333.3'],
    [1e13 / 3, 2, '3333333333333.33'],
    [-1e15 / 7, 4, '-142857142857143'],
    [123456.789, 10, '123456.789'],
    [1e5 / 3, 15, '33333.3333333333'],
    [Infinity, 2, '∞'],
    [-Infinity, 2, '-∞'],
    [NaN, 2, '–'],
  ])('%s with %s digits is %s', (value, digits, text) => {
    expect(formatNumber(value, { digits })).toBe(text);
  });

  it.each([
    [1.2e-7, '1.2·10^-7'],
    [-1.2e-7, '-1.2·10^-7'],
    [0.0012, '0.0012'],
    [0.00449, '0.0045'],
    [0.004999, '0.005'],
    [0.006, '0.01'],
    [0.00012, '0.00012'],
    [9.99e-5, '1·10^-4'],
    [9.99e15, '9.99·10^15'],
    [9.999e15, '1·10^16'],
    [0, '0'],
    [3e-17, '0'],
    [1.5, '1.5'],
    [1.5e20, '1.5·10^20'],
  ])('%s is never shown as 0 unless it is noise: %s', (value, text) => {
    expect(formatNumber(value, { smallest: 1e-8 })).toBe(text);
  });

  it('has a minus sign in the power of ten, too', () => {
    expect(printNumber(-1.2e-7, { smallest: 1e-8 })).toBe('−1.2·10^−7');
  });

  it('has a decimal comma where people write one', () => {
    expect(formatNumber(1.25, { digits: 2, decimalComma: true })).toBe('1,25');
  });

  it('shows only digits that the number has, whatever it was divided by', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 50 }),
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 15 }),
        (above, below, digits) => {
          if (above / below < 10 || above / below >= 1e15) return;
          const text = formatNumber(above / below, { digits });
          const decimals = text.split('.')[1]?.length ?? 0;
          // Twice the distance from the exact quotient, in units of the last digit.
          const shown = BigInt(text.replace('.', ''));
          const distance = 2n * (shown * BigInt(below) - BigInt(above) * 10n ** BigInt(decimals));
          const size = distance < 0n ? -distance : distance;
          expect(size <= (BigInt(below) * 12n) / 10n + 1n).toBe(true);
        },
      ),
      { seed: 7, numRuns: runs },
    );
  });

  it('is never further away than half of its last digit', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 6 }), (value, digits) => {
        expect(Math.abs(roundTo(value, digits) - value)).toBeLessThanOrEqual(0.5000001 * 10 ** -digits);
      }),
      { seed: 7, numRuns: runs },
    );
  });
});

describe('a shown fraction', () => {
  it.each([
    [0.75, '3/4'],
    [-0.75, '-3/4'],
    [1 / 3, '1/3'],
    [0.1 + 0.2, '3/10'],
    [2, '2'],
    [-0, '0'],
    [Math.PI, '311/99'],
    [Infinity, '∞'],
    [NaN, '–'],
  ])('of %s is %s', (value, text) => {
    expect(formatRational(value)).toBe(text);
  });

  it('is the nearest of all with a denominator as small', () => {
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), fc.integer({ min: 1, max: 30 }), (value, maximum) => {
        const found = nearestFraction(value, maximum);
        if (found === undefined) throw new Error('no fraction');
        const gap = Math.abs(found.numerator / found.denominator - value);
        expect(found.denominator).toBeLessThanOrEqual(maximum);
        for (let denominator = 1; denominator <= maximum; denominator++) {
          const other = Math.abs(Math.round(value * denominator) / denominator - value);
          expect(gap).toBeLessThanOrEqual(other + 1e-12);
        }
      }),
      { seed: 7, numRuns: runs },
    );
  });
});
