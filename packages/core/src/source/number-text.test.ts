import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { readNumber, writeNumber } from './index.ts';

describe('a number as text', () => {
  it('is read as it was written, without a power of ten', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = writeNumber(value);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(readNumber(text)).toBe(value + 0);
      }),
      { seed: 31, numRuns: runs },
    );
  });

  it.each([
    [2e-7, '0.0000002'],
    [-1.5e-7, '-0.00000015'],
    [1e21, `1${'0'.repeat(21)}`],
    [-1.25e22, `-125${'0'.repeat(20)}`],
    [0.5, '0.5'],
  ])('%d is written %s', (value, text) => {
    expect(writeNumber(value)).toBe(text);
  });

  it.each([
    ['2e-7', 2e-7],
    ['1E21', 1e21],
    ['+.5', 0.5],
    [' -3. ', -3],
    ['1e400', undefined],
    ['2e', undefined],
    ['e7', undefined],
    ['1,5', undefined],
    ['0x10', undefined],
    ['', undefined],
    ['Infinity', undefined],
  ])('“%s” is read as %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
});
