import type { PlaneTerm, SpacePointTerm, SpaceVectorTerm } from '../board/index.ts';
import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import type { ReadableValues } from './values.ts';

/** An infinite plane through a point: perpendicular to a vector, along two vectors, or through two more points. */
export const plane = defineElement({
  type: 'plane',
  role: 'shape',
  values: [2, 3],
  options: ['editable'],
  attributes: drawnAttributes,
  parse: (values) => {
    const at = values.spacePoint(0);
    if (values.count === 2) {
      return { plane: { kind: 'normal', at, normal: values.spaceVector(1) } satisfies PlaneTerm, points: [at] };
    }
    const [one, other] = [way(values, 1, at), way(values, 2, at)];
    return {
      plane: { kind: 'spanned', at, along: [one.vector, other.vector] } satisfies PlaneTerm,
      points: [at, ...one.points, ...other.points],
    };
  },
  carries: ({ points }) => points,
  inSpace:
    ({ plane }) =>
    (board, look, { carry }) =>
      board.plane(plane, look, carry),
  describe: ({ plane }) => {
    const [x, y, z] = normalOf(plane);
    const gaps = { at: plane.at.name };
    const none = plane.kind === 'normal' ? 'noPlane' : 'noPlaneAlong';
    return Math.hypot(x, y, z) === 0 ? { form: none, gaps } : { form: 'plane', gaps: { ...gaps, x, y, z } };
  },
  examples: [
    {
      isInSpace: true,
      definitions: [
        { type: 'slider', name: 'a', values: ['1', '-2', '2'] },
        { type: 'point', name: 'P', values: ['0', '0', '1'], options: ['editable'], attributes: { label: 'P' } },
        { type: 'vector', name: 'n', values: ['[1; a; 2]'], attributes: { color: 'red', label: 'n' } },
        { type: 'plane', name: 'p', values: ['P', 'n'], attributes: { color: 'blue', label: 'E' } },
        { type: 'plane', name: 'q', values: ['P', '[0; -1; 1]'], attributes: { color: 'orange', label: 'F' } },
      ],
    },
    {
      isInSpace: true,
      definitions: [
        { type: 'point', name: 'A', values: ['3', '0', '0'], options: ['editable'], attributes: { label: 'A' } },
        { type: 'point', name: 'B', values: ['0', '3', '0'], options: ['editable'], attributes: { label: 'B' } },
        { type: 'point', name: 'C', values: ['0', '0', '3'], options: ['editable'], attributes: { label: 'C' } },
        {
          type: 'plane',
          name: 'p',
          values: ['A', 'B', 'C'],
          options: ['editable'],
          attributes: { color: 'green', label: 'E' },
        },
        { type: 'plane', name: 'q', values: ['A', '[0; 1; 0]', 'C'], attributes: { transparency: '0.6' } },
      ],
    },
  ],
});

/** To a point, or along a vector. */
function way(
  values: ReadableValues,
  index: number,
  at: SpacePointTerm,
): { readonly vector: SpaceVectorTerm; readonly points: readonly SpacePointTerm[] } {
  if (!values.isPoint(index)) return { vector: values.spaceVector(index), points: [] };
  const to = values.spacePoint(index);
  const vector = { x: () => to.x() - at.x(), y: () => to.y() - at.y(), z: () => to.z() - at.z() };
  return { vector, points: [to] };
}

/** A normal of a plane; if it is spanned by two vectors, their cross product. */
function normalOf(plane: PlaneTerm): readonly [x: number, y: number, z: number] {
  if (plane.kind === 'normal') return numbersOf(plane.normal);
  const [[x1, y1, z1], [x2, y2, z2]] = [numbersOf(plane.along[0]), numbersOf(plane.along[1])];
  return [y1 * z2 - z1 * y2, z1 * x2 - x1 * z2, x1 * y2 - y1 * x2];
}

function numbersOf({ x, y, z }: SpaceVectorTerm): readonly [x: number, y: number, z: number] {
  return [x(), y(), z()];
}
