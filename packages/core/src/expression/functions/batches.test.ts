import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { functions } from './index.ts';

describe.each(functions.flatMap(({ batch, ...entry }) => (batch ? [{ ...entry, batch }] : [])))(
  'a batch of $name',
  ({ batch, evaluate }) => {
    it('has the values of single numbers, as many as asked for', () => {
      fc.assert(
        fc.property(fc.float64Array({ minLength: 1, maxLength: 20 }), fc.nat(20), (numbers, wanted) => {
          const count = Math.min(wanted, numbers.length);
          const into = new Float64Array(numbers.length).fill(7);
          batch(numbers, into, count);
          const expected = Array.from(numbers, (x, index) => (index < count ? evaluate(x) : 7));
          expect(Array.from(into)).toEqual(expected);
        }),
        { seed: 7, numRuns: runs },
      );
    });
  },
);
