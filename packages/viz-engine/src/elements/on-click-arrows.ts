import type { PointTerm } from '../board/index.ts';
import {
  arrowsFromNumbers,
  arrowsToNumbers,
  markerOf,
  pressArrow,
  pressPoint,
  type Arrow,
  type Arrows,
} from '../interaction/index.ts';
import { drawnAttributes } from './attributes.ts';
import { checkMost } from './check-most.ts';
import { defineElement } from './define-element.ts';
import { together } from './place.ts';
import { drawnArrow } from './pixels.ts';
import { markerOutline } from './marker.ts';

/**
 * Arrows between points that the reader draws by pressing start and end: start points, end points, maximum number of
 * arrows, initial arrows, and fixed arrows.
 */
export const onClickArrows = defineElement({
  type: 'onClickArrows',
  role: 'number',
  isMoreThanNumbers: true,
  values: [2, 5],
  attributes: [...drawnAttributes, 'answer'],
  look: { fillOpacity: 1 },
  parse: (values) => {
    const [starts, ends] = [values.points(0), values.points(1)];
    const most = values.count > 2 && values.text(2) !== '' ? values.number(2) : () => Infinity;
    const [drawn = [], fixed = []] = [3, 4].map((index) => (values.count > index ? values.pairs(index) : []));
    const points = [...new Map([...starts, ...ends].map((point) => [point.name, point])).values()];
    const numberOf = ({ name }: PointTerm) => points.findIndex((point) => point.name === name);
    const arrowsOf = (pairs: readonly (readonly [PointTerm, PointTerm])[]): readonly Arrow[] =>
      pairs.map(([from, to]) => [numberOf(from), numberOf(to)]);
    const isAmong = (some: readonly PointTerm[], { name }: PointTerm) => some.some((point) => point.name === name);
    for (const [index, arrows] of [drawn, fixed].entries()) {
      const ways = arrows.map(([from, to]) => `${from.name} ${to.name}`);
      if (arrowsOf(arrows).some((arrow) => arrow.includes(-1))) values.refuse(index + 3, 'notSelectable');
      else if (!arrows.every(([from, to]) => isAmong(starts, from) && isAmong(ends, to) && from.name !== to.name)) {
        values.refuse(index + 3, 'notAnArrow');
      } else if (new Set(ways).size < ways.length) values.refuse(index + 3, 'twiceAtStart');
    }
    for (const [index, listed] of [starts, ends].entries()) {
      if (new Set(listed.map(({ name }) => name)).size < listed.length) values.warn(index, 'twiceAtStart');
    }
    const isPossible = starts.some((from) => ends.some((to) => from.name !== to.name));
    if (starts.length > 0 && ends.length > 0 && !isPossible) values.warn(1, 'notAnArrow');
    const isFixed = ([from, to]: readonly [PointTerm, PointTerm]) =>
      fixed.some((other) => other[0].name === from.name && other[1].name === to.name);
    if (drawn.some(isFixed)) values.warn(4, 'twiceAtStart');
    checkMost(values, 2, 3, most, drawn.length);
    const state = values.ownState();
    return {
      points,
      rules: () => ({
        starts: new Set(starts.map(numberOf)),
        ends: new Set(ends.map(numberOf)),
        fixed: arrowsOf(fixed),
        most: Math.floor(most()),
      }),
      start: (): Arrows => ({ start: undefined, drawn: arrowsOf(drawn) }),
      now: () => arrowsFromNumbers(state()),
    };
  },
  compute: ({ now }) => [() => now().drawn.length],
  answer: ({ points, now }) =>
    now()
      .drawn.map(([from, to]) => `[${points[from]?.name ?? ''}, ${points[to]?.name ?? ''}]`)
      .join(', '),
  hold: ({ start }) => ({ kind: 'state', start: () => arrowsToNumbers(start()) }),
  draw: ({ points, rules, now }, board, look, { hold, called }) => {
    const all = () => [...rules().fixed, ...now().drawn];
    const arrows = board.outline((view) => {
      const ways = all().map(([from, to]) => wayOf(points, from, to));
      const drawn = ways.map((way) => drawnArrow(way, view, look.strokeWidth));
      return { strokes: drawn.map(({ shaft }) => shaft), marks: drawn.flatMap(({ head }) => (head ? [head] : [])) };
    }, look);
    const chosen = board.outline((view) => {
      const start = points[now().start ?? -1];
      if (start === undefined) return { strokes: [] };
      return { strokes: markerOutline(start.x(), start.y(), markerOf(true, look.size, start.around?.()), view) };
    }, look);
    if (hold === undefined) return together([arrows, chosen]);
    const name = (point: PointTerm) => called?.(point.name) ?? point.name;
    const press = (next: Arrows) => hold(arrowsToNumbers(next));
    const pointButtons = points.map((point, index) =>
      board.button(point, {
        name: name(point),
        isOn: () => now().start === index,
        press: () => press(pressPoint(now(), index, rules())),
      }),
    );
    const { starts, ends } = rules();
    const arrowButtons = [...starts].flatMap((from) =>
      [...ends].flatMap((to) => {
        const [start, end] = [points[from], points[to]];
        if (start === undefined || end === undefined || from === to) return [];
        const isThere = () => now().drawn.some((arrow) => arrow[0] === from && arrow[1] === to);
        return board.button(start, {
          to: end,
          name: `${name(start)} → ${name(end)}`,
          isOn: isThere,
          isThere,
          press: () => press(pressArrow(now(), [from, to])),
        });
      }),
    );
    return together([arrows, chosen, ...pointButtons, ...arrowButtons]);
  },
  describe: ({ points, rules, now }) => {
    const arrows = [...rules().fixed, ...now().drawn];
    const written = arrows.map(([from, to]) => `${points[from]?.name ?? ''} → ${points[to]?.name ?? ''}`);
    return arrows.length === 0
      ? { form: 'onClickArrowsNone', gaps: {} }
      : { form: 'onClickArrows', gaps: { arrows: written.join(', ') } };
  },
  examples: [
    {
      definitions: [
        { type: 'point', name: 'A', values: ['-3', '2'], attributes: { label: 'A' } },
        { type: 'point', name: 'B', values: ['-3', '-2'], attributes: { label: 'B' } },
        { type: 'point', name: 'C', values: ['3', '2'], attributes: { label: 'C' } },
        { type: 'point', name: 'D', values: ['3', '-2'], attributes: { label: 'D' } },
        {
          type: 'onClickArrows',
          name: 'f',
          values: ['[A, B]', '[C, D]', '3', '[[A, D]]', '[[B, C]]'],
          attributes: { color: 'red' },
        },
      ],
    },
  ],
});

function wayOf(
  points: readonly PointTerm[],
  from: number,
  to: number,
): readonly [fromX: number, fromY: number, toX: number, toY: number] {
  const [start, end] = [points[from], points[to]];
  return [start?.x() ?? NaN, start?.y() ?? NaN, end?.x() ?? NaN, end?.y() ?? NaN];
}
