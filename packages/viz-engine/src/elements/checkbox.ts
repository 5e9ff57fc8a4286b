import { controlAttributes, placeAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';

/** A checkbox: whether it is initially checked, and its values when checked and unchecked (1 and 0). */
export const checkbox = defineElement({
  type: 'checkbox',
  role: 'number',
  values: [1, 3],
  options: ['editable'],
  attributes: [...controlAttributes, 'answer', ...placeAttributes],
  parse: (values) => {
    const start = values.number(0);
    const on = values.count > 1 ? values.number(1) : () => 1;
    const off = values.count > 2 ? values.number(2) : () => 0;
    values.later(() => {
      const first = start();
      if (first !== 0 && first !== 1 && !Number.isNaN(first)) values.warn(0, 'notOnOrOff');
      if (values.count > 1 && on() === off()) values.warn(values.count - 1, 'sameValues', { number: on() });
    });
    return { start, on, off, now: values.ownNumber() };
  },
  compute: ({ start, on, off }) => [() => (start() === 0 ? off() : on())],
  hold: () => ({ kind: 'numbers' }),
  control: ({ on, off }) => ({ kind: 'tick', on, off }),
  describe: ({ now, on }) => ({ form: now() === on() ? 'checkboxOn' : 'checkboxOff', gaps: {} }),
  examples: [
    {
      definitions: [
        { type: 'checkbox', name: 'c', values: ['1'], attributes: { label: 'circle' } },
        { type: 'point', name: 'M', values: ['0', '0'] },
        { type: 'circle', name: 'k', values: ['M', '3*c'] },
      ],
    },
    {
      definitions: [
        { type: 'checkbox', name: 's', values: ['0', '1', '-1'], attributes: { label: 'upside up' } },
        { type: 'function', name: 'f', values: ['s*x^2'] },
      ],
    },
  ],
});
