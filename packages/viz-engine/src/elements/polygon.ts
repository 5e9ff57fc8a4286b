import type { PointTerm } from '../board/index.ts';
import { drawnAttributes, traceAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { cornered } from './on-curve.ts';
import { allInSpace, middle, namesOf } from './place.ts';

/** A filled polygon given by its vertices. */
export const polygon = defineElement({
  type: 'polygon',
  role: 'shape',
  values: [3, 100],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes],
  parse: (values) => ({ corners: Array.from({ length: values.count }, (_, index) => values.point(index)) }),
  carries: ({ corners }) => corners,
  curve: ({ corners }) => cornered([...corners, ...corners.slice(0, 1)]),
  anchor: ({ corners }) => middle(corners),
  draw: ({ corners }, board, look, { carry }) => {
    const centre = middle(corners);
    return board.outline(
      () => {
        const ring = corners.flatMap((corner) => [corner.x(), corner.y()]);
        return { strokes: [[...ring, ...ring.slice(0, 2)]], areas: [ring], label: [centre.x(), centre.y()] };
      },
      look,
      carry,
    );
  },
  inSpace: ({ corners }) => {
    const places = allInSpace(corners);
    return places && ((board, look, { carry }) => board.polygon(places, look, carry));
  },
  describe: ({ corners }) =>
    crossesItself(corners)
      ? { form: 'polygonCrossing', gaps: { corners: namesOf(corners) } }
      : { form: 'polygon', gaps: { corners: namesOf(corners), area: areaOf(corners) } },
  examples: [
    {
      definitions: [
        { type: 'point', name: 'A', values: ['-3', '-2'], options: ['editable'], attributes: { label: 'A' } },
        { type: 'point', name: 'B', values: ['3', '-1'], options: ['editable'], attributes: { label: 'B' } },
        { type: 'point', name: 'C', values: ['0', '3'], options: ['editable'], attributes: { label: 'C' } },
        {
          type: 'polygon',
          name: 'd',
          values: ['A', 'B', 'C'],
          options: ['editable'],
          attributes: { color: 'green', style: '{fillOpacity: 0.3}' },
        },
      ],
      plotted: ['d', 'A', 'B', 'C'],
    },
    {
      isInSpace: true,
      definitions: [
        { type: 'point', name: 'A', values: ['3', '-2', '0'], options: ['editable'], attributes: { label: 'A' } },
        { type: 'point', name: 'B', values: ['2', '3', '1'], options: ['editable'], attributes: { label: 'B' } },
        { type: 'point', name: 'C', values: ['-2', '1', '3'], options: ['editable'], attributes: { label: 'C' } },
        { type: 'polygon', name: 'd', values: ['A', 'B', 'C'], attributes: { color: 'green' } },
      ],
    },
  ],
});

/** The area of a simple polygon: in space, from its projections onto the coordinate planes. */
function areaOf(corners: readonly PointTerm[]): number {
  const shadow = (right: 'x' | 'y' | 'z', up: 'x' | 'y' | 'z') =>
    corners.reduce((sum, corner, index) => {
      const next = corners[(index + 1) % corners.length] ?? corner;
      const at = (point: PointTerm, axis: 'x' | 'y' | 'z') => point[axis]?.() ?? 0;
      return sum + at(corner, right) * at(next, up) - at(next, right) * at(corner, up);
    }, 0);
  return Math.hypot(shadow('x', 'y'), shadow('y', 'z'), shadow('z', 'x')) / 2;
}

/** Whether two sides of a polygon in the plane cross: its area is then not the sum of signed ones. */
function crossesItself(corners: readonly PointTerm[]): boolean {
  const places = corners.map(({ x, y, z }) => (z === undefined ? ([x(), y()] as const) : undefined));
  const sides = places.map((from, index) => ({ from, to: places[(index + 1) % places.length] }));
  return sides.some((one, index) => sides.slice(index + 1).some((other) => doCross(one, other)));
}

type Place = readonly [x: number, y: number];

interface Side {
  readonly from: Place | undefined;
  readonly to: Place | undefined;
}

/** Whether the ends of each side are on different sides of the other one. */
function doCross(one: Side, other: Side): boolean {
  return areApart(one, other) && areApart(other, one);
}

function areApart({ from, to }: Side, { from: a, to: b }: Side): boolean {
  if (from === undefined || to === undefined || a === undefined || b === undefined) return false;
  const turn = ([x, y]: Place) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  return turn(a) * turn(b) < 0;
}
