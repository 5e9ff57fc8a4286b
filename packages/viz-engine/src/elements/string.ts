import type { WriteNumber } from '../board/index.ts';
import { plainLabel } from '../label/index.ts';
import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { allInSpace, place } from './place.ts';

/** A text on the board: its position (a point, or two coordinates), and its words, with the values of variables. */
export const string = defineElement({
  type: 'string',
  role: 'text',
  values: [2, 3],
  attributes: drawnAttributes.filter((attribute) => attribute !== 'label'),
  parse: (values) => {
    const at = values.count === 2 ? values.point(0) : place(values.number(0), values.number(1));
    return { at, words: values.words(values.count - 1) };
  },
  words: ({ words }, write) => plainLabel(words(write)),
  anchor: ({ at }) => at,
  draw: ({ at, words }, board, look) => board.text(at, words, look),
  inSpace: ({ at, words }) => {
    const [there] = allInSpace([at]) ?? [];
    return there && ((board, look) => board.text(there, words, look));
  },
  describe: ({ at: { x, y, z }, words }) => {
    const gaps = { text: (write: WriteNumber) => plainLabel(words(write)), x: x(), y: y() };
    return z === undefined ? { form: 'string', gaps } : { form: 'stringInSpace', gaps: { ...gaps, z: z() } };
  },
  examples: [
    {
      definitions: [
        { type: 'string', name: 's', values: ['-4', '4', '{Move the point, please.}'] },
        { type: 'point', name: 'P', values: ['1', '2'], options: ['editable'] },
        {
          type: 'string',
          name: 'u',
          values: ['P', '{x = \\var{P[x]}}'],
          attributes: { color: 'red', textPosition: 'right' },
        },
      ],
    },
    {
      isInSpace: true,
      definitions: [
        { type: 'point', name: 'P', values: ['1', '2', '3'], options: ['editable'] },
        {
          type: 'string',
          name: 's',
          values: ['P', '{z = \\var{P[z]}}'],
          attributes: { color: 'red', textPosition: 'right' },
        },
      ],
    },
  ],
});
