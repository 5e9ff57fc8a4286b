import { describe, expect, it } from 'vitest';
import { defaultSpaceOptions, type Look, type SpacePointTerm } from '../../board/index.ts';
import { isInside, frameOf } from '../space/frame.ts';
import { cross, length, minus, type Vector } from '../space/vector.ts';
import { curveForm } from './curve-form.ts';
import { fieldForm } from './field-form.ts';
import { planeForm, polygonForm } from './flat-forms.ts';
import { visible, type Form } from './form.ts';
import { sphereForm } from './sphere-form.ts';
import { arrowForm, lineForm, pointForm, segmentForm } from './straight-forms.ts';
import { surfaceForm } from './surface-form.ts';

const frame = frameOf(defaultSpaceOptions.viewBox);
const look: Look = { color: { kind: 'named', name: 'blue' }, strokeWidth: 2, size: 3, opacity: 1, dash: 0, face: 'o' };
const unit = 0.01;
const at = (x: number, y: number, z: number): SpacePointTerm => ({ name: '', x: () => x, y: () => y, z: () => z });
const range = (from: number, to: number) => [() => from, () => to] as const;

function placesOf({ strokes, faces, marks }: Form): readonly Vector[] {
  return [
    ...strokes.flatMap(({ lines }) => lines.flat()),
    ...faces.flat().map((corner) => corner.at),
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
    ['a sphere', sphereForm(frame, at(4, 4, 4), () => 3, look)],
    ['a curve', curveForm(frame, { x: (t) => t, y: (t) => 1 / t, z: (t) => t * t, t: range(-9, 9) }, look)],
    [
      'a surface',
      surfaceForm(frame, { x: (u) => u, y: (_, v) => v, z: (u, v) => u * v, u: range(-6, 6), v: range(-6, 6) }, look),
    ],
    ['a field', fieldForm(frame, { at: (x, y, z) => [y, -x, z], meshScaling: () => 1 }, look, unit)],
  ])('of %s', (_, form) => {
    const places = placesOf(form);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect(isInside(frame.half, place)).toBe(true);
  });

  it('of a point', () => {
    expect(pointForm(frame, at(0, 0, 5), look, unit).marks).toHaveLength(1);
    expect(pointForm(frame, at(0, 0, 5.1), look, unit).marks).toHaveLength(0);
    expect(pointForm(frame, at(NaN, 0, 0), look, unit).marks).toHaveLength(0);
  });
});

describe('a curve', () => {
  const lines = (curve: Parameters<typeof curveForm>[1]) =>
    curveForm(frame, curve, look).strokes.flatMap((s) => s.lines);

  it('is closer where it bends', () => {
    const [line] = lines({ x: Math.cos, y: Math.sin, z: () => 0, t: range(0, 2 * Math.PI) });
    for (const [x, y] of line ?? []) expect(Math.hypot(x, y)).toBeCloseTo(0.2, 12);
    expect(line?.length).toBeGreaterThan(150);
  });

  it('does not join the branches of a pole', () => {
    expect(lines({ x: (t) => t, y: (t) => 1 / t, z: () => 0, t: range(-5, 5) })).toHaveLength(2);
  });

  it('does not join the ends of a jump', () => {
    expect(lines({ x: (t) => t, y: (t) => (t < 0.123 ? -2 : 2), z: () => 0, t: range(-5, 5) })).toHaveLength(2);
  });

  it('reaches the end of where it is defined', () => {
    const [line] = lines({ x: (t) => t, y: (t) => Math.sqrt(t), z: () => 0, t: range(-5, 5) });
    expect(Math.abs(line?.[0]?.[0] ?? 1)).toBeLessThan(0.002);
  });

  it('is not drawn over an endless range', () => {
    expect(lines({ x: (t) => t, y: (t) => t, z: (t) => t, t: range(-Infinity, 5) })).toEqual([]);
  });
});

describe('a surface', () => {
  const graph = (f: (x: number, y: number) => number) =>
    surfaceForm(frame, { x: (u) => u, y: (_, v) => v, z: f, u: range(-5, 5), v: range(-5, 5) }, look);

  it('looks where it really looks', () => {
    for (const corner of graph((x, y) => (x + y) / 4).faces.flat()) {
      const [x, y, z] = corner.normal;
      for (const [found, meant] of [
        [x, -1],
        [y, -1],
        [z, 4],
      ] as const)
        expect(found).toBeCloseTo(meant / Math.sqrt(18), 5);
    }
  });

  it('has the area that it has', () => {
    expect(area(sphereForm(frame, at(0, 0, 0), () => 5, look))).toBeCloseTo(4 * Math.PI, 1);
  });

  it('ends where it is defined, not at the next corner of its mesh', () => {
    const area2 = area(graph((x, y) => 0 * Math.sqrt(9 - x * x - y * y)));
    expect(area2).toBeCloseTo(Math.PI * 0.36, 2);
  });

  it('does not join the branches of a pole', () => {
    const form = graph((x) => 1 / (x - 0.1));
    const wall = form.faces.filter((face) => face.some((c) => c.at[2] > 0.9) && face.some((c) => c.at[2] < -0.9));
    expect(wall).toEqual([]);
  });

  it('is seen through as its look says', () => {
    expect(surfaceForm(frame, sheet, look).faceOpacity).toBe(1);
    expect(surfaceForm(frame, sheet, { ...look, opacity: 0.5 }).faceOpacity).toBe(0.5);
    expect(surfaceForm(frame, sheet, { ...look, fillOpacity: 0.3 }).faceOpacity).toBe(0.3);
  });
});

describe('a polygon', () => {
  it('may have corners that point inwards', () => {
    const form = polygonForm(frame, [at(0, 0, 0), at(4, 0, 0), at(4, 4, 0), at(2, 1, 0), at(0, 4, 0)], look);
    expect(area(form)).toBeCloseTo(10 / 25, 9);
    expect(form.plane).toBeDefined();
  });

  it('may have corners that are not in a plane', () => {
    const form = polygonForm(frame, [at(0, 0, 0), at(4, 0, 0), at(4, 4, 3), at(0, 4, 0)], look);
    expect(form.plane).toBeUndefined();
    expect(form.faces).toHaveLength(2);
  });
});

describe('a plane', () => {
  it('is the same by a normal and by two directions', () => {
    const normal = planeForm(frame, { kind: 'normal', at: at(1, 0, 0), normal: at(1, 1, 1) }, look);
    const spanned = planeForm(frame, { kind: 'spanned', at: at(1, 0, 0), along: [at(1, -1, 0), at(0, 1, -1)] }, look);
    expect(area(normal)).toBeCloseTo(area(spanned), 9);
    expect(spanned.plane?.offset).toBeCloseTo(normal.plane?.offset ?? NaN, 9);
  });

  it('goes through its points when the axes are of different scales', () => {
    const stretched = frameOf({ x: [-5, 5], y: [-5, 5], z: [-100, 100] });
    const form = planeForm(stretched, { kind: 'normal', at: at(0, 0, 0), normal: at(1, 0, -1) }, look);
    for (const { at: corner } of form.faces.flat()) {
      const [x, , z] = stretched.coordinates(corner);
      expect(z).toBeCloseTo(x, 6);
    }
  });

  it('without a direction is not drawn', () => {
    expect(planeForm(frame, { kind: 'normal', at: at(1, 0, 0), normal: at(0, 0, 0) }, look).faces).toEqual([]);
    expect(
      planeForm(frame, { kind: 'spanned', at: at(1, 0, 0), along: [at(1, 0, 0), at(2, 0, 0)] }, look).faces,
    ).toEqual([]);
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

const sheet = {
  x: (u: number) => u,
  y: (_: number, v: number) => v,
  z: () => 0,
  u: range(-5, 5),
  v: range(-5, 5),
};

function area({ faces }: Form): number {
  return faces.reduce((sum, face) => {
    const [a] = face;
    if (a === undefined) return sum;
    return face.slice(1, -1).reduce((own, b, index) => {
      const c = face[index + 2] ?? b;
      return own + length(cross(minus(b.at, a.at), minus(c.at, a.at))) / 2;
    }, sum);
  }, 0);
}
