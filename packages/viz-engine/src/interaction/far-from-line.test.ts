import { describe, expect, it } from 'vitest';
import { farFromLine } from './far-from-line.ts';

describe('The distance from a line', () => {
  it.each([
    [[5, 0], 0],
    [[5, 3], 3],
    [[0, -4], 4],
    [[-3, 4], 5],
    [[13, 4], 5],
  ] as const)('of %s is %s', (place, distance) => {
    expect(farFromLine(place, [0, 0], [10, 0])).toBeCloseTo(distance, 12);
  });

  it('without length is that of its place', () => {
    expect(farFromLine([3, 4], [0, 0], [0, 0])).toBe(5);
  });
});
