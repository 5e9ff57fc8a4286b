import type { View } from '../board/index.ts';
import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';

/**
 * A strip of the plane: horizontal or vertical, where it begins, and its extent towards larger (`>2`) or smaller values
 * (`<2`); without one it is infinite.
 */
export const strip = defineElement({
  type: 'strip',
  role: 'shape',
  values: [2, 3],
  attributes: drawnAttributes,
  parse: (values) => {
    const direction = values.text(0);
    if (direction !== 'horizontal' && direction !== 'vertical') values.refuse(0, 'notADirection');
    const begin = values.number(1);
    const sign = /^[<>]/.exec(values.text(2))?.[0];
    if (values.count === 3 && sign === undefined) values.refuse(2, 'notAWidth');
    const width = sign === undefined ? () => Infinity : values.numberAfter(2, 1);
    values.later(() => {
      if (width() <= 0) values.warn(2, 'notPositive');
    });
    return { isVertical: direction === 'vertical', begin, end: () => begin() + (sign === '<' ? -width() : width()) };
  },
  draw: ({ isVertical, begin, end }, board, look) =>
    board.outline((view) => {
      const { along, across } = isVertical ? sides(view) : { along: sides(view).across, across: sides(view).along };
      // Far enough beyond the board that its end is not visible.
      const far = (low: number, high: number, at: number) => Math.min(Math.max(at, 2 * low - high), 2 * high - low);
      const [from, to] = [far(...across, begin()), far(...across, end())];
      const [low, high] = along;
      const place = (at: number, height: number) => (isVertical ? [at, height] : [height, at]);
      return {
        strokes: [from, to].map((at) => [...place(at, low), ...place(at, high)]),
        areas: [[...place(from, low), ...place(from, high), ...place(to, high), ...place(to, low)]],
      };
    }, look),
  describe: ({ isVertical, begin, end }) => ({
    form: isVertical ? 'stripVertical' : 'stripHorizontal',
    gaps: { from: Math.min(begin(), end()), to: Math.max(begin(), end()) },
  }),
  examples: [
    {
      definitions: [
        { type: 'slider', name: 'r', values: ['0.5', '0', '2'], attributes: { label: 'width' } },
        { type: 'strip', name: 's', values: ['horizontal', '1-r', '>2*r'], attributes: { color: 'green' } },
        { type: 'sequence', name: 'a', values: ['1', '1+(-1)^n/n'], options: ['explicit'] },
      ],
    },
    {
      definitions: [
        { type: 'strip', name: 's', values: ['vertical', '2', '<3'] },
        { type: 'strip', name: 't', values: ['horizontal', '-1'], attributes: { color: 'red' } },
      ],
    },
  ],
});

/** The extent of a board: upwards, and to the right. */
function sides({ left, right, bottom, top }: View) {
  return { along: [bottom, top], across: [left, right] } as const;
}
