import { withoutLabel } from '../board/index.ts';
import { drawnAttributes, traceAttributes, valueAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { numbersIf } from './hold.ts';
import { coordinates, together } from './place.ts';

/** A node of a graph: its position and a style. Its label is inside it. */
export const graphNode = defineElement({
  type: 'graphNode',
  role: 'point',
  movesFreely: true,
  values: [2, 3],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes, ...valueAttributes],
  look: { size: 14, fillOpacity: 0.2, labelOffset: [0, 0] },
  parse: (values) => {
    const start = [values.number(0), values.number(1)];
    if (values.count === 3) values.style(2);
    return { start, now: values.ownPoint(), editable: values.editable };
  },
  compute: ({ start }) => start,
  hold: ({ editable }) => numbersIf(editable),
  shows: ({ now }, write) => coordinates(now, write),
  anchor: ({ now }) => now,
  holdsLabel: true,
  draw: ({ now }, board, look, { handle }) => {
    const { label = now.name } = look;
    return together([board.point(now, withoutLabel(look), handle), board.text(now, () => label, look)]);
  },
  describe: ({ now }) => ({ form: 'graphNode', gaps: { x: now.x(), y: now.y() } }),
  examples: [
    {
      definitions: [
        { type: 'graphNode', name: 'A', values: ['-3', '-1'], options: ['editable'] },
        { type: 'graphNode', name: 'B', values: ['0', '3'], attributes: { label: 'start' } },
        { type: 'graphNode', name: 'C', values: ['3', '-1', '{size: 20, color: "red"}'] },
        { type: 'graphEdge', name: 'k', values: ['A', 'B'] },
        { type: 'graphEdge', name: 'm', values: ['B', 'C'] },
      ],
      plotted: ['k', 'm', 'A', 'B', 'C'],
    },
  ],
});
