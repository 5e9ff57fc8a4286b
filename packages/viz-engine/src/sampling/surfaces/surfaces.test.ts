import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planeOf } from '../testing.ts';
import { MeshBuilder, SurfaceSampler, type Mesh, type SurfaceCoordinates } from './index.ts';

/** A box in which a unit is a pixel, so that places are coordinates. */
const space = { low: [-3, -3, -3], high: [3, 3, 3], pixels: [1, 1, 1] };
const half = [3, 3, 3] as const;

/** The parameters of these texts are x and y. */
const surface = (x: string, y: string, z: string): SurfaceCoordinates => [planeOf(x), planeOf(y), planeOf(z)];
const ball = surface('cos(x)*cos(y)', 'sin(x)*cos(y)', 'sin(y)');
const whole = { from: 0, to: 2 * Math.PI };
const halfTurn = { from: -Math.PI / 2, to: Math.PI / 2 };
const square = { from: -3, to: 3 };
const fine = () => new SurfaceSampler({ columns: 40, rows: 20 });

describe('the mesh of a surface', () => {
  it('has its places, and looks where it looks', () => {
    const { cornerCount, positions, normals, triangleCount } = fine().sample(ball, whole, halfTurn, space);
    expect([cornerCount, triangleCount]).toEqual([41 * 21, 2 * 40 * 20]);
    for (let at = 0; at < 3 * cornerCount; at += 1) expect(normals[at]).toBeCloseTo(positions[at] ?? NaN, 5);
  });

  it('has no seam where it closes, and one normal at a pole', () => {
    const { normals } = fine().sample(ball, whole, halfTurn, space);
    const normal = (node: number) => [...normals.subarray(3 * node, 3 * node + 3)];
    for (const [axis, value] of normal(10 * 41).entries())
      expect(value).toBeCloseTo(normal(10 * 41 + 40)[axis] ?? NaN, 6);
    expect(normal(7)).toEqual(normal(0));
  });

  it('has a hole where it is undefined, up to its edge', () => {
    const dome = surface('x', 'y', 'sqrt(1-x^2-y^2)');
    const range = { from: -1.5, to: 1.5 };
    const mesh = new SurfaceSampler({ columns: 30, rows: 30 }).sample(dome, range, range, space);
    const corners = trianglesOf(mesh).flat();
    expect(shadow(mesh)).toBeCloseTo(Math.PI, 1);
    expect(Math.max(...corners.map(([x, y]) => Math.hypot(x, y)))).toBeGreaterThan(0.999);
    expect([...mesh.positions].every(Number.isFinite)).toBe(true);
  });

  it('ends at the faces of the space, not at the next corners of its grid', () => {
    const mesh = new SurfaceSampler({ columns: 7, rows: 7 }).sample(surface('x', 'y', 'x+y'), square, square, space);
    expect(shadow(mesh)).toBeCloseTo(36 - 9, 5);
    for (const corner of trianglesOf(mesh).flat()) {
      for (const number of corner) expect(Math.abs(number)).toBeLessThanOrEqual(3 + 1e-6);
    }
  });

  it('does not join the branches of a pole', () => {
    const mesh = new SurfaceSampler({ columns: 60, rows: 4 }).sample(
      surface('x', 'y', '1/(x-0.02)'),
      square,
      square,
      space,
    );
    const wall = trianglesOf(mesh).filter((corners) => {
      const heights = corners.map(([, , z]) => z);
      return Math.max(...heights) > 2.9 && Math.min(...heights) < -2.9;
    });
    expect(wall).toEqual([]);
  });

  it('uses its lists again', () => {
    const sampler = fine();
    const { positions, triangles } = sampler.sample(ball, whole, halfTurn, space);
    const again = sampler.sample(surface('cos(x)', 'y', 'x/7'), whole, halfTurn, space);
    expect(again.positions).toBe(positions);
    expect(again.triangles).toBe(triangles);
  });
});

describe('a polygon that is cut', () => {
  const coordinate = fc.double({ min: -9, max: 9, noNaN: true });
  const places = fc.tuple(coordinate, coordinate, coordinate);

  it('to a box is never outside of it', () => {
    fc.assert(
      fc.property(places, places, places, (...corners) => {
        const mesh = new MeshBuilder();
        mesh.addPolygon(
          mesh.cutToBox(
            corners.map((at) => mesh.addCorner(at, [0, 0, 1])),
            half,
          ),
        );
        for (const number of trianglesOf(mesh).flat(2)) expect(Math.abs(number)).toBeLessThanOrEqual(3 + 1e-5);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('along a plane loses nothing', () => {
    fc.assert(
      fc.property(places, places, places, coordinate, (a, b, c, offset) => {
        const mesh = new MeshBuilder();
        const corners = [a, b, c].map((at) => mesh.addCorner(at, [0, 0, 1]));
        mesh.addPolygon(corners);
        const before = Math.abs(shadow(mesh));
        const parts = new MeshBuilder();
        const same = [a, b, c].map((at) => parts.addCorner(at, [0, 0, 1]));
        parts.addPolygon(parts.cut(same, [0, 1, 0], offset));
        parts.addPolygon(parts.cut(same, [0, -1, 0], -offset));
        expect(Math.abs(shadow(parts))).toBeCloseTo(before, 3);
      }),
      { seed: 7, numRuns: runs },
    );
  });
});

type Place = readonly [number, number, number];

function trianglesOf({ positions, triangleCount, triangles }: Mesh): readonly (readonly Place[])[] {
  const place = (corner: number): Place => {
    const at = 3 * (triangles[corner] ?? 0);
    return [positions[at] ?? NaN, positions[at + 1] ?? NaN, positions[at + 2] ?? NaN];
  };
  return Array.from({ length: triangleCount }, (_, index) => [0, 1, 2].map((corner) => place(3 * index + corner)));
}

/** The area of its projection onto the xy plane, where that does not overlap itself. */
function shadow(mesh: Mesh): number {
  return trianglesOf(mesh).reduce((sum, [a = [0, 0, 0], b = a, c = a]) => {
    return sum + ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  }, 0);
}
