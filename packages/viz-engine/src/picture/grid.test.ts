import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridStep, multiplesBetween, snapped } from './grid.ts';

describe('the grid', () => {
  it.each([
    [-5, 5, 1],
    [-10, 10, 2],
    [0, 1, 0.1],
    [-3, 4, 1],
    [0, 13, 2],
    [0, 50, 5],
    [0, 90, 10],
    [0, 1000, 100],
  ])('from %d to %d has steps of %d', (from, to, step) => {
    expect(gridStep(from, to)).toBeCloseTo(step, 12);
  });

  it('has four to twelve lines at any scale', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (width) => {
        const lines = width / gridStep(0, width);
        expect(lines).toBeGreaterThanOrEqual(4.8 - 1e-6);
        expect(lines).toBeLessThanOrEqual(12 + 1e-6);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('has lines at the multiples of its step', () => {
    expect(multiplesBetween(-0.25, 0.35, 0.1)).toEqual([-0.2, -0.1, -0, 0.1, 0.2, 0.3].map((x) => x + 0));
    expect(multiplesBetween(0, 1e9, 0.1)).toEqual([]);
  });

  it('ends at numbers without noise', () => {
    expect(snapped(0.1 + 0.2, 0.01)).toBe(0.3);
    expect(snapped(2.3000000000000003, 0.1)).toBe(2.3);
  });
});
