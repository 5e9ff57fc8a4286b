import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { realOf } from './sampled.ts';

/** A curve in space given by three terms in one parameter, and the range of that parameter; both ends may be infinite. */
export const curve3d = defineElement({
  type: 'curve3d',
  role: 'shape',
  values: [5, 5],
  options: ['editable'],
  attributes: drawnAttributes,
  parse: (values) => {
    const parameter = values.freeName([0, 1, 2], 't');
    const defined = [0, 1, 2].map((index) => values.term(index, [parameter]));
    const [from, to] = [values.number(3), values.number(4)];
    values.checkNotEmpty(4, from, to);
    return {
      own: values.ownTerms(defined),
      from,
      to,
      parameter,
      written: () => values.written(defined),
      editable: values.editable,
    };
  },
  hold: ({ editable, written, parameter }) =>
    editable ? { kind: 'terms', start: written, parameters: [parameter] } : undefined,
  inSpace: ({ own, from, to }) => {
    const curve = {
      coordinates: () => [realOf(own[0]), realOf(own[1]), realOf(own[2])] as const,
      t: [from, to] as const,
    };
    return (board, look) => board.curve(curve, look);
  },
  describe: ({ own, from, to, parameter }) => {
    const [x = '', y = '', z = ''] = own.map(({ text }) => text);
    return { form: 'curve3d', gaps: { x, y, z, parameter, from: from(), to: to() } };
  },
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
    {
      isInSpace: true,
      definitions: [
        {
          type: 'curve3d',
          name: 'c',
          values: ['4/(1+t^2)', '4t/(1+t^2)', '2arctan(t)', '-infinity', 'infinity'],
          attributes: { color: 'green' },
        },
      ],
    },
  ],
});
