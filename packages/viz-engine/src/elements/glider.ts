import { drawnAttributes, traceAttributes, valueAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';

/** A point on a curve: by its parameter there, or as near as possible to a place. Editable, it can be moved along the curve. */
export const glider = defineElement({
  type: 'glider',
  aliases: ['pointOnCurve'],
  role: 'point',
  values: [2, 3],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes, ...valueAttributes, 'pointRepresentationType'],
  parse: (values) => {
    const curve = values.curve(0);
    const first = values.number(1);
    const second = values.count === 3 ? values.number(2) : undefined;
    const start = second === undefined ? first : () => curve.nearest(first(), second());
    const state = values.ownState();
    const parameter = values.editable ? () => state()[0] ?? NaN : start;
    return { curve, start, parameter, editable: values.editable, now: values.ownPoint(), on: values.text(0) };
  },
  compute: ({ curve, parameter }) => [() => curve.at(parameter())[0], () => curve.at(parameter())[1]],
  hold: ({ curve, start, editable }) =>
    editable ? { kind: 'state', start: () => [start()], at: (x, y) => [curve.nearest(x, y)] } : undefined,
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
          attributes: { label: 'P', offset: '10, 8' },
        },
        { type: 'segment', name: 'r', values: ['M', 'P'] },
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
