import { unseen, type PointTerm } from '../board/index.ts';
import { arrow } from './arrow.ts';
import { drawnAttributes, traceAttributes, valueAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { numbersIf } from './hold.ts';
import { allInSpace, between, coordinates, place, spacePlace, together } from './place.ts';

const origin: PointTerm = place(
  () => 0,
  () => 0,
);

const spaceOrigin = spacePlace(
  () => 0,
  () => 0,
  () => 0,
);

/** A vector: coordinates in square brackets, a point, or a term of vectors and matrices. Drawn as an arrow from the origin. */
export const vector = defineElement({
  type: 'vector',
  role: 'vector',
  values: [1, 1],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes, ...valueAttributes, 'pointRepresentationType'],
  look: { fillOpacity: 1 },
  parse: (values) => {
    const point = values.isPoint(0) ? values.point(0) : undefined;
    return {
      point,
      coordinates: point === undefined ? values.vector(0) : [point.x, point.y, ...(point.z ? [point.z] : [])],
      now: values.ownPoint(),
      editable: values.editable,
    };
  },
  compute: ({ coordinates }) => coordinates,
  hold: ({ point, editable }) => numbersIf(editable && point === undefined),
  carries: ({ point }) => (point === undefined ? [] : [point]),
  shows: ({ now }, write) => coordinates(now, write),
  anchor: ({ now }) => between(origin, now, 0.5),
  draw: ({ now, point }, board, look, { handle, carry }) => {
    const drawn = board.outline(arrow(origin, now, look), look, carry);
    if (handle === undefined || point !== undefined) return drawn;
    return together([drawn, board.point(now, unseen, handle)]);
  },
  inSpace: ({ now, point }) => {
    const [tip] = allInSpace([now]) ?? [];
    if (tip === undefined) return undefined;
    return (board, look, { handle, carry }) => {
      const drawn = board.arrow(spaceOrigin, tip, look, carry);
      if (handle === undefined || point !== undefined) return drawn;
      return together([drawn, board.point(tip, unseen, handle)]);
    };
  },
  describe: ({ now: { x, y, z } }) =>
    z === undefined
      ? { form: 'vector', gaps: { x: x(), y: y() } }
      : { form: 'vectorInSpace', gaps: { x: x(), y: y(), z: z() } },
  examples: [
    {
      definitions: [
        { type: 'vector', name: 'v', values: ['[3; 1]'], options: ['editable'], attributes: { label: 'v' } },
        { type: 'vector', name: 'w', values: ['[-1; 2]'], attributes: { color: 'green', label: 'w' } },
        { type: 'vector', name: 's', values: ['v+w'], attributes: { color: 'red', label: 'v+w' } },
      ],
    },
    {
      definitions: [
        { type: 'slider', name: 'a', values: ['0.8', '-3', '3'] },
        { type: 'matrix', name: 'A', values: ['[[cos(a), -sin(a)], [sin(a), cos(a)]]'] },
        { type: 'vector', name: 'v', values: ['[3; 1]'], options: ['editable'], attributes: { label: 'v' } },
        { type: 'vector', name: 'w', values: ['A*v'], attributes: { color: 'red', label: 'Av' } },
        { type: 'number', name: 'd', values: ['det(A)'] },
      ],
      plotted: ['a', 'v', 'w', 'd'],
    },
    {
      definitions: [
        { type: 'point', name: 'P', values: ['2', '3'], options: ['editable'] },
        { type: 'vector', name: 'p', values: ['P'], options: ['editable'] },
      ],
    },
    {
      isInSpace: true,
      definitions: [
        { type: 'vector', name: 'v', values: ['[3; 1; 1]'], options: ['editable'], attributes: { label: 'v' } },
        { type: 'vector', name: 'w', values: ['[-1; 2; 2]'], attributes: { color: 'green', label: 'w' } },
        { type: 'vector', name: 's', values: ['v+w'], attributes: { color: 'red', label: 'v+w' } },
      ],
    },
  ],
});
