import { drawnAttributes, traceAttributes, valueAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { endless, onto, within } from './on-curve.ts';
import { coordinates } from './place.ts';
import type { CurveTerm } from '../board/index.ts';
import type { Limits, ReadableValues } from './values.ts';

/**
 * A point on a curve: given by its parameter, or as near as possible to a position; on the boundary of a set only the
 * latter. If editable, it can be moved along the curve, within its limits.
 */
export const glider = defineElement({
  type: 'glider',
  aliases: ['pointOnCurve'],
  role: 'point',
  values: [2, 3],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes, ...valueAttributes, 'limits', 'pointRepresentationType'],
  parse: (values) => {
    const way = readWay(values);
    const first = values.number(1);
    const second = values.count === 3 ? values.number(2) : undefined;
    if (second === undefined && way.allowed && way.range) values.checkWithin(1, first, way.allowed, way.range);
    const start = second === undefined ? () => [first()] : () => way.near(first(), second());
    const numbers = values.editable ? values.ownState() : start;
    return { way, start, numbers, editable: values.editable, now: values.ownPoint(), on: values.text(0) };
  },
  compute: ({ way, numbers }) => [() => way.at(numbers())[0], () => way.at(numbers())[1]],
  hold: ({ way, start, editable }) => (editable ? { kind: 'state', start, at: way.near } : undefined),
  shows: ({ now }, write) => coordinates(now, write),
  anchor: ({ now }) => now,
  draw: ({ now }, board, look, { handle }) => board.point(now, look, handle),
  describe: ({ now, on }) => ({ form: 'glider', gaps: { curve: on, x: now.x(), y: now.y() } }),
  examples: [
    {
      definitions: [
        { type: 'point', name: 'M', values: ['0', '0'] },
        { type: 'circle', name: 'k', values: ['M', '3'] },
        {
          type: 'glider',
          name: 'P',
          values: ['k', '2', '2'],
          options: ['editable'],
          attributes: { label: 'P' },
        },
        { type: 'segment', name: 'r', values: ['M', 'P'] },
      ],
    },
    {
      definitions: [
        { type: 'slider', name: 'r', values: ['6', '1', '9'] },
        { type: 'set2d', name: 'S', values: ['x^2+4y^2 <= r AND y > x-2'], attributes: { color: 'green' } },
        { type: 'glider', name: 'P', values: ['S', '1', '2'], options: ['editable'], attributes: { label: 'P' } },
      ],
    },
    {
      definitions: [
        { type: 'slider', name: 't', values: ['1', '-4', '4'] },
        { type: 'function', name: 'f', values: ['x^2/4-2'] },
        { type: 'pointOnCurve', name: 'P', values: ['f', 't'], attributes: { color: 'red', label: 'P' } },
      ],
    },
  ],
});

/** The positions of a point on something, as numbers: one parameter, or two coordinates. */
interface Way {
  /** The parameter of a place that is on it, and the range of parameters; missing for a boundary. */
  readonly allowed?: (parameter: number) => number;
  readonly range?: Limits;
  readonly at: (numbers: readonly number[]) => readonly [x: number, y: number];
  readonly near: (x: number, y: number) => readonly number[];
}

function readWay(values: ReadableValues): Way {
  const boundary = values.boundary(0);
  if (boundary !== undefined) {
    if (values.count === 2) values.refuse(1, 'noParameter');
    values.limits([]);
    return { at: ([x = NaN, y = NaN]) => boundary(x, y), near: boundary };
  }
  const curve = values.curve(0);
  const limits = values.limits(['parameter']) ?? endless;
  const allowed = (parameter: number) => onto(curve, within(parameter, limits));
  return {
    allowed,
    range: () => bothRanges(curve, limits),
    at: ([parameter = NaN]) => curve.at(allowed(parameter)),
    near: (x, y) => [within(curve.nearest(x, y), limits)],
  };
}

/** The parameters that are on the curve and within the author's limits. */
function bothRanges({ range = endless }: CurveTerm, limits: Limits): readonly [from: number, to: number] {
  const [[low, high], [from, to]] = [range(), limits()];
  return [Math.max(low, from), Math.min(high, to)];
}
