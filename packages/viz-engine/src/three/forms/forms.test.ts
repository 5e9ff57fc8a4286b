import { describe, expect, it } from 'vitest';
import { defaultSpaceOptions, type Look, type SpacePointTerm } from '../../board/index.ts';
import type { Mesh, PlaneFunction, RealFunction } from '../../sampling/index.ts';
import { frameOf } from '../space/frame.ts';
import { cross, length, minus, type Vector } from '../space/vector.ts';
import { curveForm } from './curve-form.ts';
import { fieldForm } from './field-form.ts';
import { planeForm, polygonForm } from './flat-forms.ts';
import { visible, type Form, type Grain } from './form.ts';
import { graphForm } from './graph-form.ts';
import { sphereForm } from './sphere-form.ts';
import { arrowForm, lineForm, pointForm, segmentForm } from './straight-forms.ts';
import { surfaceForm } from './surface-form.ts';

const frame = frameOf(defaultSpaceOptions.viewBox);
const look: Look = { color: { kind: 'named', name: 'blue' }, strokeWidth: 2, size: 3, opacity: 1, dash: 0, face: 'o' };
const unit = 0.01;
const at = (x: number, y: number, z: number): SpacePointTerm => ({ name: '', x: () => x, y: () => y, z: () => z });
const range = (from: number, to: number) => [() => from, () => to] as const;

const grain: Grain = { unit, cells: 48 };
const curveOf = (x: RealFunction['at'], y: RealFunction['at'], z: RealFunction['at'], from: number, to: number) => {
  const coordinates = [{ at: x }, { at: y }, { at: z }] as const;
  return curveForm(frame, { coordinates: () => coordinates, t: range(from, to) }, look);
};
const graph = (at: PlaneFunction['at'], own = look) => graphForm(frame, () => ({ at }), own)(grain);
const sphere = (centre: SpacePointTerm, radius: number) => sphereForm(frame, centre, () => radius, look)(grain);

type Triangle = readonly [Vector, Vector, Vector];

/** The triangles of a mesh, by their places or by their normals. */
function trianglesOf(mesh: Mesh | undefined, list = mesh?.positions): readonly Triangle[] {
  if (mesh === undefined || list === undefined) return [];
  const vector = (index: number): Vector => {
    const corner = 3 * (mesh.triangles[index] ?? 0);
    return [list[corner] ?? NaN, list[corner + 1] ?? NaN, list[corner + 2] ?? NaN];
  };
  return Array.from({ length: mesh.triangleCount }, (_, index) => [
    vector(3 * index),
    vector(3 * index + 1),
    vector(3 * index + 2),
  ]);
}

function placesOf({ strokes, mesh, marks }: Form): readonly Vector[] {
  return [
    ...strokes.flatMap(({ lines }) => lines.flat()),
    ...trianglesOf(mesh).flat(),
    ...marks.map((mark) => mark.at),
  ];
}

describe('nothing is outside of the view box', () => {
  it.each<[string, Form]>([
    ['a line', lineForm(frame, at(0, 0, 0), at(1, 2, 3), look)],
    ['a segment', segmentForm(frame, at(0, 0, 0), at(9, 9, 9), look)],
    ['an arrow', arrowForm(frame, at(0, 0, 0), at(9, 9, 9), look, unit)],
    ['a plane', planeForm(frame, { kind: 'normal', at: at(1, 0, 0), normal: at(1, 2, 3) }, look)],
    ['a polygon', polygonForm(frame, [at(0, 0, 0), at(9, 0, 0), at(0, 9, 0)], look)],
    ['a sphere', sphere(at(4, 4, 4), 3)],
    [
      'a curve',
      curveOf(
        (t) => t,
        (t) => 1 / t,
        (t) => t * t,
        -9,
        9,
      ),
    ],
    ['a graph', graph((x, y) => x * y)],
    ['a field', fieldForm(frame, { at: (x, y, z) => [y, -x, z], meshScaling: () => 1 }, look, unit)],
  ])('of %s', (_, form) => {
    const places = placesOf(form);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places)
      for (const coordinate of place) expect(Math.abs(coordinate)).toBeLessThanOrEqual(1 + 1e-6);
  });

  it('of a point', () => {
    expect(pointForm(frame, at(0, 0, 5), look, unit).marks).toHaveLength(1);
    expect(pointForm(frame, at(0, 0, 5.1), look, unit).marks).toHaveLength(0);
    expect(pointForm(frame, at(NaN, 0, 0), look, unit).marks).toHaveLength(0);
  });
});

describe('a curve', () => {
  const lines = (...of: Parameters<typeof curveOf>) => curveOf(...of).strokes.flatMap((stroke) => stroke.lines);
  const itself = (t: number) => t;
  const zero = () => 0;

  it('is where it should be, and closer where it bends', () => {
    const [line] = lines(Math.cos, Math.sin, zero, 0, 2 * Math.PI);
    for (const [x, y] of line ?? []) expect(Math.hypot(x, y)).toBeCloseTo(0.2, 12);
    expect(line?.length).toBeGreaterThan(40);
  });

  it('does not join the branches of a pole', () => {
    expect(lines(itself, (t) => 1 / t, zero, -5, 5)).toHaveLength(2);
  });

  it('does not join the ends of a jump', () => {
    expect(lines(itself, (t) => (t < 0.123 ? -2 : 2), zero, -5, 5)).toHaveLength(2);
  });

  it('reaches the end of where it is defined', () => {
    const [line] = lines(itself, Math.sqrt, zero, -5, 5);
    expect(Math.abs(line?.[0]?.[0] ?? 1)).toBeLessThan(0.002);
  });

  it('goes on as far as it can be seen over an endless range', () => {
    const [line] = lines(itself, zero, itself, -Infinity, 2);
    expect([line?.[0], line?.at(-1)]).toEqual([
      [-1, 0, -1],
      [0.4, 0, 0.4],
    ]);
  });

  it('is the same from its end to its start', () => {
    expect(lines(Math.cos, Math.sin, zero, 3, 0)).toEqual(lines(Math.cos, Math.sin, zero, 0, 3));
  });
});

describe('a surface', () => {
  it('looks where it really looks', () => {
    const { mesh } = graph((x, y) => (x + y) / 4);
    for (const normal of trianglesOf(mesh, mesh?.normals).flat()) {
      for (const [axis, meant] of [-1, -1, 4].entries()) expect(normal[axis]).toBeCloseTo(meant / Math.sqrt(18), 5);
    }
  });

  it('has the area that it has', () => {
    expect(area(sphere(at(0, 0, 0), 5))).toBeCloseTo(4 * Math.PI, 1);
  });

  it('ends where it is defined, not at the next corner of its mesh', () => {
    expect(area(graph((x, y) => 0 * Math.sqrt(9 - x * x - y * y)))).toBeCloseTo(Math.PI * 0.36, 2);
  });

  it('does not join the branches of a pole', () => {
    const form = graph((x) => 1 / (x - 0.1));
    const wall = trianglesOf(form.mesh).filter(
      (places) => places.some(([, , z]) => z > 0.9) && places.some(([, , z]) => z < -0.9),
    );
    expect(wall).toEqual([]);
  });

  it('is seen through as its look says', () => {
    expect(graph(() => 0).meshOpacity).toBe(1);
    expect(graph(() => 0, { ...look, opacity: 0.5 }).meshOpacity).toBe(0.5);
    expect(graph(() => 0, { ...look, fillOpacity: 0.3 }).meshOpacity).toBe(0.3);
  });

  it('has as many cells as its look says, if these can be painted', () => {
    const cells = (own: Look, most: number) =>
      graphForm(frame, () => ({ at: () => 0 }), own)({ unit, cells: most }).mesh?.triangleCount;
    expect(cells({ ...look, stepsU: 5, stepsV: 3 }, 48)).toBe(2 * 5 * 3);
    expect(cells({ ...look, stepsU: 50, stepsV: 3 }, 10)).toBe(2 * 10 * 3);
    expect(cells(look, 400)).toBe(2 * 64 * 64);
  });

  it('is not drawn over an endless range', () => {
    const coordinates = [{ at: (u: number) => u }, { at: (_: number, v: number) => v }, { at: () => 0 }] as const;
    const term = { coordinates: () => coordinates, u: range(0, Infinity), v: range(0, 1) };
    expect(surfaceForm(frame, term, look)(grain).mesh).toBeUndefined();
  });
});

describe('a polygon', () => {
  it('may have corners that point inwards', () => {
    const form = polygonForm(frame, [at(0, 0, 0), at(4, 0, 0), at(4, 4, 0), at(2, 1, 0), at(0, 4, 0)], look);
    expect(area(form)).toBeCloseTo(10 / 25, 6);
    expect(form.plane).toBeDefined();
  });

  it('may have corners that are not in a plane', () => {
    const form = polygonForm(frame, [at(0, 0, 0), at(4, 0, 0), at(4, 4, 3), at(0, 4, 0)], look);
    expect(form.plane).toBeUndefined();
    expect(form.mesh?.triangleCount).toBe(2);
  });
});

describe('a plane', () => {
  it('is the same by a normal and by two directions', () => {
    const normal = planeForm(frame, { kind: 'normal', at: at(1, 0, 0), normal: at(1, 1, 1) }, look);
    const spanned = planeForm(frame, { kind: 'spanned', at: at(1, 0, 0), along: [at(1, -1, 0), at(0, 1, -1)] }, look);
    expect(area(normal)).toBeCloseTo(area(spanned), 6);
    expect(spanned.plane?.offset).toBeCloseTo(normal.plane?.offset ?? NaN, 9);
  });

  it('goes through its points when the axes are of different scales', () => {
    const stretched = frameOf({ x: [-5, 5], y: [-5, 5], z: [-100, 100] });
    const form = planeForm(stretched, { kind: 'normal', at: at(0, 0, 0), normal: at(1, 0, -1) }, look);
    for (const corner of trianglesOf(form.mesh).flat()) {
      const [x, , z] = stretched.coordinates(corner);
      expect(z).toBeCloseTo(x, 4);
    }
  });

  it('without a direction is not drawn', () => {
    expect(planeForm(frame, { kind: 'normal', at: at(1, 0, 0), normal: at(0, 0, 0) }, look).mesh).toBeUndefined();
    expect(
      planeForm(frame, { kind: 'spanned', at: at(1, 0, 0), along: [at(1, 0, 0), at(2, 0, 0)] }, look).mesh,
    ).toBeUndefined();
  });
});

describe('an arrow', () => {
  it('has its tip at its end, and a head no longer than half of it', () => {
    const [long] = arrowForm(frame, at(0, 0, 0), at(5, 0, 0), look, unit).marks;
    expect(long).toMatchObject({ kind: 'cone', at: [1, 0, 0], along: [1, 0, 0] });
    const [short] = arrowForm(frame, at(0, 0, 0), at(0.1, 0, 0), look, unit).marks;
    expect(short?.kind === 'cone' && short.length).toBeCloseTo(0.01, 12);
  });

  it('of no length is not drawn', () => {
    expect(placesOf(arrowForm(frame, at(1, 1, 1), at(1, 1, 1), look, unit))).toEqual([]);
  });
});

describe('what is wholly transparent', () => {
  it('is not there, but for its name', () => {
    const unseen = { ...look, opacity: 0, label: 'P' };
    const forms = [
      pointForm(frame, at(0, 0, 0), unseen, unit),
      lineForm(frame, at(0, 0, 0), at(1, 0, 0), unseen),
      planeForm(frame, { kind: 'normal', at: at(1, 0, 0), normal: at(0, 0, 1) }, unseen),
    ].map(visible);
    expect(forms.flatMap(placesOf)).toEqual([]);
    expect(forms.map(({ captions }) => captions.length)).toEqual([1, 1, 1]);
  });
});

describe('a field', () => {
  it('has longer arrows where it is stronger, and none where it vanishes', () => {
    const { strokes, marks } = fieldForm(frame, { at: (x) => [x, 0, 0], meshScaling: () => 0.6 }, look, unit);
    expect(marks).toHaveLength(18);
    const lengths = strokes.flatMap(({ lines }) => lines.map(([a, b]) => (a && b ? length(minus(b, a)) : 0)));
    expect(Math.max(...lengths)).toBeLessThan(2 / 3);
  });

  it('has a finer mesh when it is scaled', () => {
    const count = (scaling: number) =>
      fieldForm(frame, { at: () => [1, 0, 0], meshScaling: () => scaling }, look, unit).marks.length;
    expect([count(1), count(2), count(NaN), count(99)]).toEqual([125, 1000, 125, 1728]);
  });
});

function area({ mesh }: Form): number {
  return trianglesOf(mesh).reduce((sum, [a, b, c]) => sum + length(cross(minus(b, a), minus(c, a))) / 2, 0);
}
