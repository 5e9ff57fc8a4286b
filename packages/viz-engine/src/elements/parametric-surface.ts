import type { NumberTerm, RangeTerm } from '../board/index.ts';
import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';

/** A surface by three terms in u and v, and from where to where these go: `[0, pi]`. */
export const parametricSurface = defineElement({
  type: 'parametricSurface',
  role: 'shape',
  values: [5, 5],
  attributes: drawnAttributes,
  parse: (values) => {
    const term = (index: number) => values.term(index, ['u', 'v']);
    return { x: term(0), y: term(1), z: term(2), u: range(values.numbers(3, 2)), v: range(values.numbers(4, 2)) };
  },
  inSpace: ({ x, y, z, u, v }) => {
    const surface = {
      x: (atU: number, atV: number) => x.evaluate(atU, atV),
      y: (atU: number, atV: number) => y.evaluate(atU, atV),
      z: (atU: number, atV: number) => z.evaluate(atU, atV),
      u,
      v,
    };
    return (board, look) => board.surface(surface, look);
  },
  describe: ({ x, y, z, u, v }) => ({
    form: 'parametricSurface',
    gaps: { x: x.text, y: y.text, z: z.text, fromU: u[0](), toU: u[1](), fromV: v[0](), toV: v[1]() },
  }),
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
