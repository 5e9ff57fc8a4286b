import { drawnAttributes, traceAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { place } from './place.ts';
import { arcPath, endWords, onArc, radiusOf, readTurn, turnWords } from './turn.ts';

/** Part of a circle: centre, start, end, and the radius if it is not given by a point. */
export const arc = defineElement({
  type: 'arc',
  role: 'shape',
  values: [3, 4],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes],
  parse: (values) => {
    const turn = readTurn(values);
    return { turn, radius: radiusOf(turn, 1) };
  },
  carries: ({ turn }) => turn.points,
  curve: ({ turn, radius }) => onArc(turn, radius),
  anchor: ({ turn: { centre, start, by }, radius }) =>
    place(
      () => centre.x() + radius() * Math.cos(start() + by() / 2),
      () => centre.y() + radius() * Math.sin(start() + by() / 2),
    ),
  draw: ({ turn, radius }, board, look, { carry }) =>
    board.outline(() => ({ strokes: [arcPath(turn, radius())] }), look, carry),
  describe: ({ turn, radius }) =>
    turnWords(turn, {
      form: 'arc',
      gaps: { centre: turn.centre.name, from: endWords(turn.from), to: endWords(turn.to), radius: radius() },
    }),
  examples: [
    {
      definitions: [
        { type: 'point', name: 'M', values: ['-1', '-1'], options: ['editable'], attributes: { label: 'M' } },
        { type: 'point', name: 'P', values: ['3', '0'], options: ['editable'], attributes: { label: 'P' } },
        { type: 'point', name: 'Q', values: ['0', '3'], options: ['editable'], attributes: { label: 'Q' } },
        { type: 'arc', name: 'b', values: ['M', 'P', 'Q'], options: ['editable'], attributes: { color: 'green' } },
      ],
    },
    {
      definitions: [
        { type: 'slider', name: 'a', values: ['2', '0', '2pi'] },
        { type: 'point', name: 'M', values: ['0', '0'] },
        { type: 'arc', name: 'b', values: ['M', '0', 'a', '3'] },
      ],
    },
  ],
});
