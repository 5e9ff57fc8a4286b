import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { pageSteps } from './paging.ts';

describe('the pages worth offering', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('on page %i of %i', (page, pages, steps) => {
    expect(pageSteps(page, pages)).toEqual(steps);
  });

  it('are never more than seven and always hold the first, this and the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
        const steps = pageSteps(Math.min(one, other), Math.max(one, other));
        expect(steps.length).toBeLessThanOrEqual(7);
        expect(steps).toEqual(expect.arrayContaining([1, Math.min(one, other), Math.max(one, other)]));
      }),
      { seed: 7, numRuns: runs },
    );
  });
});
