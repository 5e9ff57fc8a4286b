import { drawnAttributes, traceAttributes, valueAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { numbersIf } from './hold.ts';
import { allInSpace, coordinates } from './place.ts';

/** A point given by its coordinates: two in the plane, three in space. */
export const point = defineElement({
  type: 'point',
  role: 'point',
  values: [2, 3],
  valuesAreCoordinates: true,
  movesFreely: true,
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes, ...valueAttributes, 'pointRepresentationType'],
  parse: (values) => ({
    start: Array.from({ length: values.count }, (_, index) => values.number(index)),
    now: values.ownPoint(),
    editable: values.editable,
  }),
  compute: ({ start }) => start,
  hold: ({ editable }) => numbersIf(editable),
  shows: ({ now }, write) => coordinates(now, write),
  anchor: ({ now }) => now,
  draw: ({ now }, board, look, { handle }) => board.point(now, look, handle),
  inSpace: ({ now }) => {
    const [at] = allInSpace([now]) ?? [];
    return at && ((board, look, { handle }) => board.point(at, look, handle));
  },
  describe: ({ now: { x, y, z } }) =>
    z === undefined
      ? { form: 'point', gaps: { x: x(), y: y() } }
      : { form: 'pointInSpace', gaps: { x: x(), y: y(), z: z() } },
  examples: [
    {
      definitions: [
        { type: 'point', name: 'P', values: ['1', '2'], options: ['editable'], attributes: { label: 'P' } },
      ],
    },
    {
      definitions: [
        { type: 'point', name: 'P', values: ['1', '2'], options: ['editable'] },
        { type: 'point', name: 'Q', values: ['P[y]', '-P[x]'], attributes: { color: 'green', label: 'Q' } },
      ],
    },
    {
      isInSpace: true,
      definitions: [
        { type: 'point', name: 'P', values: ['2', '-1', '3'], options: ['editable'], attributes: { label: 'P' } },
        { type: 'point', name: 'Q', values: ['P[x]', 'P[y]', '0'], attributes: { color: 'green', label: 'Q' } },
      ],
    },
  ],
});
