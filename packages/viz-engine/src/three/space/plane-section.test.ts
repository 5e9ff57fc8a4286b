import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInside } from './frame.ts';
import { distanceFrom, planeSection, planeThrough } from './plane-section.ts';
import { cross, dot, length, minus, type Vector } from './vector.ts';

const cube: Vector = [1, 1, 1];

function section(at: Vector, normal: Vector): readonly Vector[] {
  const plane = planeThrough(at, normal);
  return plane === undefined ? [] : planeSection(plane, cube);
}

describe('a plane meets the box', () => {
  it('in a regular hexagon across its diagonal', () => {
    const corners = section([0, 0, 0], [1, 1, 1]);
    expect(corners).toHaveLength(6);
    for (const corner of corners) expect(length(corner)).toBeCloseTo(Math.SQRT2, 9);
  });

  it('in a triangle at one of its corners', () => {
    expect(section([0.9, 0.9, 0.9], [1, 1, 1])).toHaveLength(3);
  });

  it.each([
    [[0, 0, 0.3], [0, 0, 1], 4],
    [[0, 0, 1], [0, 0, 1], 4],
    [[1, 1, 1], [1, 1, 1], 0],
    [[0, 0, 2], [0, 0, 1], 0],
    [[0, 0, 0], [0, 0, 0], 0],
  ] as const)('through %j across %j in %i corners', (at, normal, count) => {
    expect(section(at, normal)).toHaveLength(count);
  });

  it('in a convex polygon around its normal, whatever the plane', () => {
    const coordinate = fc.double({ min: -1, max: 1, noNaN: true });
    const vectors = fc.tuple(coordinate, coordinate, coordinate);
    fc.assert(
      fc.property(vectors, vectors, (at, normal) => {
        fc.pre(length(normal) > 0.01);
        const plane = planeThrough(at, normal);
        if (plane === undefined) return;
        const corners = planeSection(plane, cube);
        for (const [index, corner] of corners.entries()) {
          expect(isInside(cube, corner)).toBe(true);
          expect(distanceFrom(plane, corner)).toBeCloseTo(0, 8);
          const next = corners[(index + 1) % corners.length] ?? corner;
          const after = corners[(index + 2) % corners.length] ?? corner;
          expect(dot(plane.normal, cross(minus(next, corner), minus(after, next)))).toBeGreaterThan(-1e-9);
        }
      }),
      { seed: 7, numRuns: runs },
    );
  });
});
