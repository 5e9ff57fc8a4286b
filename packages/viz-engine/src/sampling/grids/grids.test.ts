import { describe, expect, it } from 'vitest';
import { aView, planeOf } from '../testing.ts';
import { spaceOf } from '../view.ts';
import { sampleField } from './sample-field.ts';
import { sampleSurface } from './sample-surface.ts';

const plane = spaceOf(aView);
const rotation = ([x = 0, y = 0]: Float64Array, into: Float64Array) => into.set([-y, x]);

/** Start and end of each arrow. */
function arrowsOf(list: Float64Array, dimension: number): (readonly [number[], number[]])[] {
  return Array.from({ length: list.length / (2 * dimension) }, (_, at) => {
    const from = 2 * dimension * at;
    return [[...list.subarray(from, from + dimension)], [...list.subarray(from + dimension, from + 2 * dimension)]];
  });
}

const lengthOf = ([start, end]: readonly [number[], number[]]) =>
  Math.hypot(...end.map((value, axis) => value - (start[axis] ?? 0)));

describe('the arrows of a vector field', () => {
  it('stand on a grid around the origin and point along the field', () => {
    const arrows = arrowsOf(sampleField(rotation, plane), 2);
    expect(arrows).toHaveLength(15 * 15 - 1);
    for (const [[x = 0, y = 0], [u = 0, v = 0]] of arrows) {
      expect(Math.abs((u - x) * x + (v - y) * y)).toBeLessThan(1e-9);
      expect((u - x) * -y + (v - y) * x).toBeGreaterThan(0);
    }
  });

  it('are as long as the field is strong, and none is longer than the mesh', () => {
    const arrows = arrowsOf(sampleField(rotation, plane), 2);
    const near = arrows.find(([[x = 0, y = 0]]) => Math.hypot(x - 0.64, y) < 1e-9);
    const far = arrows.find(([[x = 0, y = 0]]) => Math.hypot(x - 1.28, y) < 1e-9);
    expect(lengthOf(far ?? [[], []]) / lengthOf(near ?? [[], []])).toBeCloseTo(2, 9);
    expect(Math.max(...arrows.map(lengthOf))).toBeLessThanOrEqual(0.64 + 1e-9);
  });

  it('can be seen beside a pole', () => {
    const arrows = arrowsOf(
      sampleField(([x = 0, y = 0], into) => into.set([x / Math.hypot(x, y) ** 3, y / Math.hypot(x, y) ** 3]), plane),
      2,
    );
    expect(arrows).toHaveLength(15 * 15 - 1);
    expect(arrows.map(lengthOf).toSorted((a, b) => a - b)[100]).toBeGreaterThan(0.05);
  });

  it('stand farther apart in a wider mesh', () => {
    expect(arrowsOf(sampleField(rotation, plane, { mesh: 2 }), 2)).toHaveLength(7 * 7 - 1);
  });

  it('are left out where the field is zero or undefined', () => {
    expect(sampleField((_, into) => into.fill(0), plane)).toHaveLength(0);
    expect(sampleField((_, into) => into.fill(NaN), plane)).toHaveLength(0);
  });

  it('fill a box in space', () => {
    const space = { low: [-1, -1, -1], high: [1, 1, 1], pixels: [32, 32, 32] };
    const arrows = arrowsOf(
      sampleField((_, into) => into.set([0, 0, 1]), space),
      3,
    );
    expect(arrows).toHaveLength(27);
    expect(arrows[0]?.[1][2]).toBeCloseTo(-0.2, 9);
  });
});

describe('a surface', () => {
  // The parameters of these texts are x and y.
  const sphere = [planeOf('cos(x)*cos(y)'), planeOf('sin(x)*cos(y)'), planeOf('sin(y)')] as const;
  const whole = { from: 0, to: 2 * Math.PI };
  const halfTurn = { from: -Math.PI / 2, to: Math.PI / 2 };

  it('has its points and its normals', () => {
    const { positions, normals, triangles } = sampleSurface(sphere, whole, halfTurn, { columns: 40, rows: 20 });
    expect(positions).toHaveLength(3 * 41 * 21);
    expect(triangles).toHaveLength(6 * 40 * 20);
    for (let at = 0; at < positions.length; at += 1) {
      expect(Math.abs((positions[at] ?? 0) - (normals[at] ?? 0))).toBeLessThan(0.03);
    }
  });

  it('has no seam where it closes, and one normal at a pole', () => {
    const { normals } = sampleSurface(sphere, whole, halfTurn, { columns: 40, rows: 20 });
    const normal = (node: number) => [...normals.subarray(3 * node, 3 * node + 3)];
    expect(normal(10 * 41)).toEqual(normal(10 * 41 + 40));
    expect(normal(7)).toEqual(normal(0));
  });

  it('has a hole where it is undefined, up to its edge', () => {
    const dome = [planeOf('x'), planeOf('y'), planeOf('sqrt(1-x^2-y^2)')] as const;
    const range = { from: -1.5, to: 1.5 };
    const { positions, triangles } = sampleSurface(dome, range, range, { columns: 30, rows: 30 });
    let area = 0;
    let farthest = 0;
    for (let at = 0; at < triangles.length; at += 3) {
      const [ax, ay, bx, by, cx, cy] = [0, 1, 2].flatMap((corner) => {
        const node = 3 * (triangles[at + corner] ?? 0);
        return [positions[node] ?? NaN, positions[node + 1] ?? NaN];
      });
      area += ((bx ?? 0) - (ax ?? 0)) * ((cy ?? 0) - (ay ?? 0)) - ((cx ?? 0) - (ax ?? 0)) * ((by ?? 0) - (ay ?? 0));
      farthest = Math.max(farthest, Math.hypot(ax ?? 0, ay ?? 0));
    }
    expect(area / 2).toBeCloseTo(Math.PI, 1);
    expect(farthest).toBeGreaterThan(0.999);
    expect(positions.every(Number.isFinite)).toBe(true);
  });

  it('ends before a pole', () => {
    const pole = [planeOf('x'), planeOf('y'), planeOf('1/x')] as const;
    const range = { from: -1, to: 1 };
    const { positions } = sampleSurface(pole, range, range, { columns: 10, rows: 10, farthest: 100 });
    expect(Math.max(...positions.map(Math.abs))).toBeLessThanOrEqual(100);
  });

  it('has its grid lines', () => {
    const { gridLines } = sampleSurface(sphere, whole, halfTurn, { columns: 16, rows: 8, gridStep: 8 });
    expect(gridLines).toHaveLength(2 * (2 * 16 + 3 * 8));
  });
});
