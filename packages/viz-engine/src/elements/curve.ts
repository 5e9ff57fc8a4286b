import type { PointTerm } from '../board/index.ts';
import { drawnAttributes, traceAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { nearestBetween } from './on-curve.ts';
import { middle, namesOf } from './place.ts';

const piecesPerSpan = 24;

/** A smooth curve through points, in their order. */
export const curve = defineElement({
  type: 'curve',
  role: 'shape',
  values: [2, 100],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes],
  parse: (values) => ({ points: Array.from({ length: values.count }, (_, index) => values.point(index)) }),
  carries: ({ points }) => points,
  curve: ({ points }) => {
    const at = (parameter: number) => smooth(points, parameter);
    const range = () => [0, points.length - 1] as const;
    return { at, range, nearest: (x, y) => nearestBetween(at, ...range(), x, y) };
  },
  anchor: ({ points }) => middle(points),
  draw: ({ points }, board, look, { carry }) =>
    board.outline(
      () => {
        const count = (points.length - 1) * piecesPerSpan;
        const path = Array.from({ length: count + 1 }, (_, index) => smooth(points, index / piecesPerSpan)).flat();
        return { strokes: [path] };
      },
      look,
      carry,
    ),
  describe: ({ points }) => ({ form: 'curve', gaps: { points: namesOf(points) } }),
  examples: [
    {
      definitions: [
        { type: 'point', name: 'A', values: ['-4', '-1'], options: ['editable'] },
        { type: 'point', name: 'B', values: ['-1', '2'], options: ['editable'] },
        { type: 'point', name: 'C', values: ['1', '-2'], options: ['editable'] },
        { type: 'point', name: 'D', values: ['4', '1'], options: ['editable'] },
        { type: 'curve', name: 'c', values: ['A', 'B', 'C', 'D'], attributes: { label: 'c' } },
      ],
    },
  ],
});

/**
 * The parameter 1.5 is half-way from the second to the third point (a Catmull–Rom spline, which passes through all of
 * them).
 */
function smooth(points: readonly PointTerm[], parameter: number): readonly [number, number] {
  const last = points.length - 1;
  const span = Math.min(Math.max(Math.floor(parameter), 0), last - 1);
  const share = Math.min(Math.max(parameter - span, 0), 1);
  const corner = (index: number) => points[Math.min(Math.max(index, 0), last)];
  const [before, from, to, after] = [corner(span - 1), corner(span), corner(span + 1), corner(span + 2)];
  const weights = [
    ((2 - share) * share - 1) * share,
    (3 * share - 5) * share * share + 2,
    ((4 - 3 * share) * share + 1) * share,
    (share - 1) * share * share,
  ];
  const sum = (coordinate: 'x' | 'y') =>
    [before, from, to, after].reduce((total, point, index) => {
      return total + ((weights[index] ?? 0) * (point?.[coordinate]() ?? 0)) / 2;
    }, 0);
  return [sum('x'), sum('y')];
}
