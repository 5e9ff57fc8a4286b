import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clippedLine, clippedPolyline } from './clip.ts';
import { isInside } from './frame.ts';
import { chopped, subdivided } from './subdivide.ts';
import { length, minus, type Vector } from './vector.ts';

const half: Vector = [1, 1, 0.5];
const coordinate = fc.double({ min: -3, max: 3, noNaN: true });
const places = fc.tuple(coordinate, coordinate, coordinate);

describe('a line', () => {
  it('goes on to the faces of the box when it is endless', () => {
    expect(clippedLine([0, 0, 0], [0.1, 0, 0], half, -1e6, 1e6)).toEqual([
      [-1, 0, 0],
      [1, 0, 0],
    ]);
  });

  it('is not drawn beside the box, through no point, or without a direction', () => {
    expect(clippedLine([-3, 2, 0], [3, 2, 0], half)).toBeUndefined();
    expect(clippedLine([NaN, 0, 0], [1, 0, 0], half)).toBeUndefined();
    expect(clippedLine([0, 0, 0], [0, 0, 0], half)).toBeUndefined();
  });
});

describe('a polyline', () => {
  it('has a part for each time it comes into the box', () => {
    const parts = clippedPolyline(
      [
        [0, 0, 0],
        [0, 0, 2],
        [0.5, 0, 2],
        [0.5, 0, 0],
        [0.9, 0, 0],
      ],
      half,
    );
    expect(parts).toEqual([
      [
        [0, 0, 0],
        [0, 0, 0.5],
      ],
      [
        [0.5, 0, 0.5],
        [0.5, 0, 0],
        [0.9, 0, 0],
      ],
    ]);
  });

  it('is never outside of the box', () => {
    fc.assert(
      fc.property(fc.array(places, { minLength: 2, maxLength: 6 }), (line) => {
        for (const part of clippedPolyline(line, half)) for (const at of part) expect(isInside(half, at)).toBe(true);
      }),
      { seed: 7, numRuns: runs },
    );
  });
});

describe('pieces', () => {
  it('of a triangle are small and make up the triangle', () => {
    const pieces = subdivided(
      [
        [0, 0, 0],
        [1, 0, 0],
        [0.2, 1.5, 0],
      ],
      0.3,
    );
    expect(pieces.reduce((sum, piece) => sum + area(piece), 0)).toBeCloseTo(0.75, 9);
    for (const piece of pieces) {
      for (const [index, at] of piece.entries()) {
        expect(length(minus(at, piece[(index + 1) % 3] ?? at))).toBeLessThanOrEqual(0.3);
      }
    }
  });

  it('of a line are small and follow one another', () => {
    const pieces = chopped(
      [
        [0, 0, 0],
        [1, 0, 0],
      ],
      0.3,
    );
    expect(pieces).toHaveLength(4);
    expect(pieces.map(([from]) => from[0])).toEqual([0, 0.25, 0.5, 0.75]);
  });
});

/** The area of a polygon in the xy plane. */
function area(corners: readonly Vector[]): number {
  return Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nx, ny] = corners[(index + 1) % corners.length] ?? [0, 0];
      return sum + (x * ny - y * nx) / 2;
    }, 0),
  );
}
