import { describe, expect, it } from 'vitest';
import { distanceTo, nearestZero, type PlanePoint } from './nearest-zero.ts';

/** Points of a circle, a parabola and a line, each from their definitions. */
const curves: readonly (readonly [name: string, at: (x: number, y: number) => number, start: PlanePoint])[] = [
  ['x^2 + y^2 = 25', (x, y) => x * x + y * y - 25, [5, 0]],
  ['y = x^2', (x, y) => y - x * x, [1, 1]],
  ['3x + 4y = 10', (x, y) => 3 * x + 4 * y - 10, [2, 1]],
];

/** Points, and the nearest ones of each curve, computed by hand. */
const nearest: Readonly<Record<string, readonly (readonly [to: PlanePoint, expected: PlanePoint])[]>> = {
  'x^2 + y^2 = 25': [
    [
      [6, 8],
      [3, 4],
    ],
    [
      [0, -1],
      [0, -5],
    ],
  ],
  'y = x^2': [
    [
      [0, 5],
      [Math.sqrt(4.5), 4.5],
    ],
    [
      [2, 4],
      [2, 4],
    ],
  ],
  '3x + 4y = 10': [
    [
      [8, 9],
      [2, 1],
    ],
    [
      [-4, 3],
      [-2.8, 4.6],
    ],
  ],
};

describe.each(curves)('the point of %s', (name, at, start) => {
  it('nearest to another one is found by following the curve', () => {
    for (const [to, expected] of nearest[name] ?? []) {
      const found = nearestZero({ at }, start, to);
      expect(found?.[0]).toBeCloseTo(expected[0], 4);
      expect(found?.[1]).toBeCloseTo(expected[1], 4);
      if (found !== undefined) expect(distanceTo(found, to)).toBeLessThanOrEqual(distanceTo(start, to) + 1e-9);
    }
  });
});
