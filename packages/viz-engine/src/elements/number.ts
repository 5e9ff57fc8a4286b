import { valueAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { numbersIf } from './hold.ts';

/** A number. If editable, it is an input field; if plotted, it is shown beside the board. */
export const number = defineElement({
  type: 'number',
  role: 'number',
  values: [1, 1],
  options: ['editable'],
  attributes: ['label', ...valueAttributes],
  parse: (values) => ({ start: values.number(0), now: values.ownNumber(), editable: values.editable }),
  compute: ({ start }) => [start],
  hold: ({ editable }) => numbersIf(editable),
  control: ({ editable }) => ({ kind: editable ? 'field' : 'output' }),
  describe: ({ now }) => ({ form: 'number', gaps: { value: now() } }),
  examples: [
    {
      definitions: [
        { type: 'number', name: 'r', values: ['3/2'], options: ['editable'] },
        { type: 'number', name: 'A', values: ['pi*r^2'] },
        { type: 'point', name: 'M', values: ['0', '0'] },
        { type: 'circle', name: 'k', values: ['M', 'r'] },
      ],
    },
  ],
});
