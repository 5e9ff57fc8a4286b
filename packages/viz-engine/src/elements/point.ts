import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';

/** A point by its coordinates. On a flat board a third coordinate is not seen, but it has a value. */
export const point = defineElement({
  type: 'point',
  role: 'point',
  values: [2, 3],
  options: ['editable'],
  attributes: drawnAttributes,
  parse: (values) => ({
    start: Array.from({ length: values.count }, (_, index) => values.number(index)),
    now: values.ownPoint(),
  }),
  compute: ({ start }) => start,
  draw: ({ now }, board, look, handle) => board.point(now, look, handle),
  describe: ({ now }) => ({ form: 'point', gaps: { x: now.x(), y: now.y() } }),
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
  ],
});
