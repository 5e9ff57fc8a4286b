import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';

/** The straight way from one point to another. */
export const segment = defineElement({
  type: 'segment',
  role: 'shape',
  values: [2, 2],
  options: ['editable'],
  attributes: drawnAttributes,
  parse: (values) => ({ from: values.point(0), to: values.point(1) }),
  draw: ({ from, to }, board, look) => board.segment(from, to, look),
  describe: ({ from, to }) => ({
    form: 'segment',
    gaps: { from: from.name, to: to.name, length: Math.hypot(to.x() - from.x(), to.y() - from.y()) },
  }),
  examples: [
    {
      definitions: [
        { type: 'point', name: 'P', values: ['-2', '-1'], options: ['editable'] },
        { type: 'point', name: 'Q', values: ['3', '2'] },
        { type: 'segment', name: 's', values: ['P', 'Q'], attributes: { style: '{strokeWidth: 4, dash: 2}' } },
      ],
    },
  ],
});
