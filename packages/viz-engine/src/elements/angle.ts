import { angleDisplay } from '../interaction/index.ts';
import { drawnAttributes, traceAttributes, valueAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { place } from './place.ts';
import { arcPath, endWords, readTurn, turnWords } from './turn.ts';

const usualRadius = 1;

/**
 * An angle: vertex, start, end, and the radius of its arc. Its value is in radians, but displayed in degrees on the
 * board.
 */
export const angle = defineElement({
  type: 'angle',
  role: 'number',
  isMoreThanNumbers: true,
  values: [3, 4],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes, ...valueAttributes],
  parse: (values) => {
    const turn = readTurn(values);
    return { turn, radius: turn.radius ?? (() => usualRadius), now: values.ownNumber() };
  },
  compute: ({ turn }) => [turn.by],
  shows: ({ now }, write) => (angleDisplay(now()) === 'hidden' ? '' : `${write((now() * 180) / Math.PI)}°`),
  carries: ({ turn }) => turn.points,
  anchor: ({ turn: { centre, start, by }, radius }) =>
    place(
      () => centre.x() + (radius() / 2) * Math.cos(start() + by() / 2),
      () => centre.y() + (radius() / 2) * Math.sin(start() + by() / 2),
    ),
  draw: ({ turn, radius }, board, look, { carry }) =>
    board.outline(
      () => {
        if (angleDisplay(turn.by()) === 'hidden') return { strokes: [], areas: [] };
        const arc = arcPath(turn, radius());
        const [x, y] = [turn.centre.x(), turn.centre.y()];
        const half = turn.start() + turn.by() / 2;
        const inside = 0.65 * radius();
        const label = [x + inside * Math.cos(half), y + inside * Math.sin(half)] as const;
        return { strokes: [arc], areas: [[x, y, ...Array.from(arc)]], label };
      },
      look,
      carry,
    ),
  describe: ({ turn, now }) =>
    turnWords(turn, {
      form: 'angle',
      gaps: {
        vertex: turn.centre.name,
        from: endWords(turn.from),
        to: endWords(turn.to),
        degrees: (now() * 180) / Math.PI,
      },
    }),
  examples: [
    {
      definitions: [
        { type: 'point', name: 'S', values: ['-2', '-1'], options: ['editable'], attributes: { label: 'S' } },
        { type: 'point', name: 'P', values: ['3', '-1'], options: ['editable'], attributes: { label: 'P' } },
        { type: 'point', name: 'Q', values: ['1', '3'], options: ['editable'], attributes: { label: 'Q' } },
        { type: 'segment', name: 's', values: ['S', 'P'] },
        { type: 'segment', name: 't', values: ['S', 'Q'] },
        { type: 'angle', name: 'w', values: ['S', 'P', 'Q'], attributes: { color: 'green', label: 'w' } },
      ],
    },
    {
      definitions: [
        { type: 'slider', name: 'a', values: ['-1', '-pi', 'pi'] },
        { type: 'point', name: 'S', values: ['0', '0'] },
        { type: 'angle', name: 'w', values: ['S', '0', 'a', '2'], attributes: { color: 'red', displayValue: 'true' } },
      ],
    },
  ],
});
