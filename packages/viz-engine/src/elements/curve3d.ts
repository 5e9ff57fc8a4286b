import type { FunctionTerm } from '../board/index.ts';
import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';

/** A curve in space by three terms of one parameter, and from where to where that goes. */
export const curve3d = defineElement({
  type: 'curve3d',
  role: 'shape',
  values: [5, 5],
  attributes: drawnAttributes,
  parse: (values) => {
    const parameter = values.freeName([0, 1, 2], 't');
    const term = (index: number) => values.term(index, [parameter]);
    return { x: term(0), y: term(1), z: term(2), from: values.number(3), to: values.number(4), parameter };
  },
  inSpace: ({ x, y, z, from, to }) => {
    const coordinate =
      ({ evaluate }: FunctionTerm) =>
      (t: number) =>
        evaluate(t);
    const curve = { x: coordinate(x), y: coordinate(y), z: coordinate(z), t: [from, to] as const };
    return (board, look) => board.curve(curve, look);
  },
  describe: ({ x, y, z, from, to, parameter }) => ({
    form: 'curve3d',
    gaps: { x: x.text, y: y.text, z: z.text, parameter, from: from(), to: to() },
  }),
  examples: [
    {
      isInSpace: true,
      definitions: [
        { type: 'slider', name: 'a', values: ['0.4', '0.1', '1'] },
        {
          type: 'curve3d',
          name: 'c',
          values: ['3cos(t)', '3sin(t)', 'a*t-4', '0', '6pi'],
          attributes: { color: 'magenta', label: 'c' },
        },
      ],
    },
  ],
});
