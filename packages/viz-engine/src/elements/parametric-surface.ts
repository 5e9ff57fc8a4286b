import type { NumberTerm, RangeTerm } from '../board/index.ts';
import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { planeOf } from './sampled.ts';

const parameters = ['u', 'v'];

/** A surface given by three terms in u and v, and the ranges of u and v: `[0, pi]`. */
export const parametricSurface = defineElement({
  type: 'parametricSurface',
  role: 'shape',
  values: [5, 5],
  options: ['editable'],
  attributes: drawnAttributes,
  parse: (values) => {
    const defined = [0, 1, 2].map((index) => values.term(index, parameters));
    const [u, v] = [range(values.numbers(3, 2)), range(values.numbers(4, 2))];
    values.checkNotEmpty(3, ...u);
    values.checkNotEmpty(4, ...v);
    return {
      own: values.ownTerms(defined),
      u,
      v,
      written: () => values.written(defined),
      editable: values.editable,
    };
  },
  hold: ({ editable, written }) => (editable ? { kind: 'terms', start: written, parameters } : undefined),
  inSpace: ({ own, u, v }) => {
    const surface = { coordinates: () => [planeOf(own[0]), planeOf(own[1]), planeOf(own[2])] as const, u, v };
    return (board, look) => board.surface(surface, look);
  },
  describe: ({ own, u, v }) => {
    const [x = '', y = '', z = ''] = own.map(({ text }) => text);
    return { form: 'parametricSurface', gaps: { x, y, z, fromU: u[0](), toU: u[1](), fromV: v[0](), toV: v[1]() } };
  },
  examples: [
    {
      isInSpace: true,
      definitions: [
        { type: 'slider', name: 'a', values: ['1', '-2', '2'] },
        {
          type: 'parametricSurface',
          name: 'S',
          values: ['u', 'v', 'a*(u^2-v^2)/6', '[-4, 4]', '[-4, 4]'],
          attributes: { label: 'S' },
        },
      ],
    },
    {
      isInSpace: true,
      definitions: [
        {
          type: 'parametricSurface',
          name: 'T',
          values: ['(3+cos(v))*cos(u)', '(3+cos(v))*sin(u)', 'sin(v)', '[0, 2pi]', '[0, 2pi]'],
          attributes: { color: 'orange' },
        },
      ],
    },
  ],
});

function range([from = none, to = none]: readonly NumberTerm[]): RangeTerm {
  return [from, to];
}

const none: NumberTerm = () => NaN;
