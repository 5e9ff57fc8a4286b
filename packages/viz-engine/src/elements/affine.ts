import type { PointTerm } from '../board/index.ts';
import { arrow } from './arrow.ts';
import { drawnAttributes, traceAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { straight } from './on-curve.ts';
import { between, distance, inSpaceBetween, place } from './place.ts';

/** An arrow from a point: to another point, along a vector, or by given distances to the right and up (in space, a third one). */
export const affine = defineElement({
  type: 'affine',
  role: 'shape',
  values: [2, 4],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes],
  look: { fillOpacity: 1 },
  parse: (values) => {
    const from = values.point(0);
    if (values.count === 2 && !values.isVector(1)) {
      const to = values.point(1);
      return { from, to, points: [from, to], words: 'affine' };
    }
    const by =
      values.count === 2 ? values.vector(1) : [1, 2, 3].slice(0, values.count - 1).map((at) => values.number(at));
    const [right = () => NaN, up = () => NaN, higher] = by;
    const to: PointTerm = place(
      () => from.x() + right(),
      () => from.y() + up(),
    );
    const { z } = from;
    if ((z === undefined) !== (higher === undefined)) values.refuse(values.count - 1, 'wrongDimension');
    if (z === undefined || higher === undefined) return { from, to, points: [from], words: 'affineBy' };
    return { from, to: { ...to, z: () => z() + higher() }, points: [from], words: 'affineInSpaceBy' };
  },
  carries: ({ points }) => points,
  curve: ({ from, to }) => straight(from, to, true),
  anchor: ({ from, to }) => between(from, to, 0.5),
  draw: ({ from, to }, board, look, { carry }) => board.outline(arrow(from, to, look), look, carry),
  inSpace: ({ from, to }) => inSpaceBetween(from, to, (board, a, b, ...rest) => board.arrow(a, b, ...rest)),
  describe: ({ from, to, words }) => {
    if (words === 'affine') {
      return { form: words, gaps: { from: from.name, to: to.name, length: distance(from, to) } };
    }
    const [x, y] = [to.x() - from.x(), to.y() - from.y()];
    return words === 'affineBy'
      ? {
          form: `affine${x < 0 ? 'Left' : 'Right'}${y < 0 ? 'Down' : 'Up'}`,
          gaps: { from: from.name, across: Math.abs(x), along: Math.abs(y) },
        }
      : { form: words, gaps: { from: from.name, x, y, z: (to.z?.() ?? 0) - (from.z?.() ?? 0) } };
  },
  examples: [
    {
      definitions: [
        { type: 'point', name: 'P', values: ['-2', '-1'], options: ['editable'], attributes: { label: 'P' } },
        { type: 'point', name: 'Q', values: ['2', '1'], options: ['editable'], attributes: { label: 'Q' } },
        { type: 'affine', name: 'v', values: ['P', 'Q'], options: ['editable'], attributes: { label: 'v' } },
      ],
    },
    {
      definitions: [
        { type: 'point', name: 'P', values: ['-2', '0'], options: ['editable'] },
        { type: 'vector', name: 'v', values: ['[2; 1]'] },
        { type: 'affine', name: 'a', values: ['P', 'v'], options: ['editable'] },
        { type: 'affine', name: 'b', values: ['P', '2', '-1'], attributes: { color: 'red' } },
      ],
      plotted: ['P', 'a', 'b'],
    },
    {
      isInSpace: true,
      definitions: [
        { type: 'point', name: 'P', values: ['2', '-1', '0'], options: ['editable'], attributes: { label: 'P' } },
        { type: 'vector', name: 'v', values: ['[-2; 1; 3]'] },
        { type: 'affine', name: 'a', values: ['P', 'v'], attributes: { label: 'v' } },
        { type: 'affine', name: 'b', values: ['P', '1', '2', '-1'], attributes: { color: 'red' } },
      ],
      plotted: ['P', 'a', 'b'],
    },
  ],
});
