import { drawnAttributes, traceAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { straight } from './on-curve.ts';
import { between, distance, inSpaceBetween } from './place.ts';

/** A line segment from one point to another. */
export const segment = defineElement({
  type: 'segment',
  role: 'shape',
  values: [2, 2],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes],
  parse: (values) => ({ from: values.point(0), to: values.point(1) }),
  carries: ({ from, to }) => [from, to],
  curve: ({ from, to }) => straight(from, to, true),
  anchor: ({ from, to }) => between(from, to, 0.5),
  draw: ({ from, to }, board, look, { carry }) => board.segment(from, to, look, carry),
  inSpace: ({ from, to }) => inSpaceBetween(from, to, (board, a, b, ...rest) => board.segment(a, b, ...rest)),
  describe: ({ from, to }) => ({
    form: 'segment',
    gaps: { from: from.name, to: to.name, length: distance(from, to) },
  }),
  examples: [
    {
      definitions: [
        { type: 'point', name: 'P', values: ['-2', '-1'], options: ['editable'] },
        { type: 'point', name: 'Q', values: ['3', '2'] },
        { type: 'segment', name: 's', values: ['P', 'Q'], attributes: { style: '{strokeWidth: 4, dash: 2}' } },
      ],
    },
    {
      isInSpace: true,
      definitions: [
        { type: 'point', name: 'P', values: ['2', '-2', '1'], options: ['editable'] },
        { type: 'point', name: 'Q', values: ['P[x]', 'P[y]', '0'] },
        { type: 'segment', name: 's', values: ['P', 'Q'], attributes: { style: '{dash: 2}' } },
      ],
    },
  ],
});
