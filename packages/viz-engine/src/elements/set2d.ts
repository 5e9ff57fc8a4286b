import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { boundaryOf } from './boundary.ts';
import { relationOutline } from './sampled.ts';

/** All points whose coordinates satisfy a relation: a curve such as x²+y²=4, a region such as x²+y²<4 AND y>x. */
export const set2d = defineElement({
  type: 'set2d',
  aliases: ['set'],
  role: 'shape',
  values: [1, 1],
  attributes: drawnAttributes,
  parse: (values) => ({ relation: values.relation(0), text: values.text(0) }),
  boundary: ({ relation }) => boundaryOf(relation),
  draw: ({ relation }, board, look) => board.outline(relationOutline(relation), look),
  describe: ({ text }) => ({ form: 'set2d', gaps: { relation: text } }),
  examples: [
    {
      definitions: [
        { type: 'slider', name: 'r', values: ['9', '1', '16'] },
        { type: 'set2d', name: 'K', values: ['x^2+4y^2 = r'], attributes: { color: 'red' } },
      ],
    },
    {
      definitions: [
        {
          type: 'set2d',
          name: 'S',
          values: ['x^2+y^2 <= 9 AND y > x^2-2'],
          attributes: { color: 'green', style: '{fillOpacity: 0.4}' },
        },
      ],
    },
  ],
});
