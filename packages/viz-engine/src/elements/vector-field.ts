import type { Look, NumberTerm, Outline, View } from '../board/index.ts';
import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { drawnArrow, pixelsPerUnit } from './pixels.ts';
import type { ReadableValues } from './values.ts';

/** Pixels between arrows in one direction, by default. */
const usualPixels = 34;
const mostArrows = 2500;
/** The size of heads relative to those of single arrows. */
const headSize = 0.6;

/**
 * A vector field: its two terms in x and y; the ranges and numbers of steps (`[-2, 8, 2]`), horizontally and
 * vertically; and the scaling of the mesh: 2 is twice as fine. In space there are three terms in x, y and z and up to
 * three ranges; at least four values distinguish it from one in the plane (specification 002 §5.2).
 */
export const vectorField = defineElement({
  type: 'vectorfield',
  role: 'shape',
  values: [2, 7],
  attributes: drawnAttributes,
  look: { fillOpacity: 1, strokeWidth: 1.5 },
  parse: (values) => {
    const isInSpace = values.count > 3 && !values.text(2).startsWith('[');
    const axes = isInSpace ? ['x', 'y', 'z'] : ['x', 'y'];
    values.hasCount(axes.length === 3 ? 4 : 2, 2 * axes.length + 1);
    const [right, up, higher] = axes.map((_, index) => values.term(index, axes).evaluate);
    const rest = Array.from({ length: values.count - axes.length }, (_, index) => index + axes.length);
    const ranges = rest.filter((index) => values.text(index).startsWith('['));
    const scales = rest.filter((index) => !ranges.includes(index));
    const [scale] = scales;
    for (const index of [...ranges.slice(axes.length), ...scales.slice(1)]) values.refuse(index, 'notARange');
    const [across, upwards, higherUp] = ranges.slice(0, axes.length).map((index) => rangeAt(index, values));
    const scaling = scale === undefined ? () => 1 : values.number(scale);
    values.later(() => {
      if (scale !== undefined && scaling() <= 0) values.warn(scale, 'notPositive');
    });
    return {
      right: right ?? noNumber,
      up: up ?? noNumber,
      higher,
      words: axes.map((_, index) => values.text(index)),
      across,
      upwards,
      higherUp,
      scale: scaling,
    };
  },
  draw: (field, board, look) => board.outline((view) => fieldOutline(field, view, look), look),
  inSpace: ({ right, up, higher, across, upwards, higherUp, scale }) => {
    if (higher === undefined) return undefined;
    const field = {
      at: (x: number, y: number, z: number) => [right(x, y, z), up(x, y, z), higher(x, y, z)] as const,
      meshScaling: scale,
      mesh: [across, upwards, higherUp],
    };
    return (board, look) => board.vectorField(field, look);
  },
  describe: ({ words: [x = '', y = '', z] }) =>
    z === undefined ? { form: 'vectorfield', gaps: { x, y } } : { form: 'vectorfieldInSpace', gaps: { x, y, z } },
  examples: [
    {
      definitions: [
        { type: 'slider', name: 'a', values: ['1', '-2', '2'] },
        { type: 'vectorfield', name: 'F', values: ['-y', 'a*x'] },
      ],
    },
    {
      definitions: [
        {
          type: 'vectorfield',
          name: 'F',
          values: ['1', 'x-y', '[-4, 8, 4]', '[-4, 8, 4]', '2'],
          attributes: { color: 'dark_red' },
        },
      ],
    },
    {
      isInSpace: true,
      definitions: [
        { type: 'slider', name: 'a', values: ['1', '-2', '2'] },
        { type: 'vectorfield', name: 'F', values: ['-y', 'x', 'a', '0.8'], attributes: { color: 'light_blue' } },
      ],
    },
    {
      isInSpace: true,
      definitions: [
        { type: 'vectorfield', name: 'F', values: ['x', 'y', 'z', '[-4, 2, 4]', '[-4, 2, 4]', '[0, 1, 4]', '2'] },
      ],
    },
  ],
});

const noNumber = () => NaN;

/** From, steps and to. A range without arrows, or with parts of steps, is reported. */
function rangeAt(index: number, values: ReadableValues): readonly NumberTerm[] {
  const range = values.numbers(index, 3);
  values.later(() => {
    const [from = NaN, steps = NaN, to = NaN] = range.map((term) => term());
    const isRange = from < to && Number.isInteger(steps) && steps > 0;
    if (!isRange && ![from, steps, to].some(Number.isNaN)) values.warn(index, 'notARange');
  });
  return range;
}

interface Field {
  readonly right: (x: number, y: number) => number;
  readonly up: (x: number, y: number) => number;
  readonly across: readonly NumberTerm[] | undefined;
  readonly upwards: readonly NumberTerm[] | undefined;
  readonly scale: NumberTerm;
}

/** The longest arrow is as long as the distance between arrows; the others are scaled accordingly. */
function fieldOutline({ right, up, across, upwards, scale }: Field, view: View, { strokeWidth }: Look): Outline {
  const pixels = pixelsPerUnit(view);
  const fine = scale();
  const xs = placesOf(across, view.left, view.right, usualPixels / pixels.right / fine, fine);
  const ys = placesOf(upwards, view.bottom, view.top, usualPixels / pixels.up / fine, fine);
  if (xs.length * ys.length > mostArrows) return { strokes: [] };
  const vectors = xs.flatMap((x) => ys.map((y) => ({ x, y, dx: right(x, y), dy: up(x, y) })));
  const seen = vectors.filter(({ dx, dy }) => Number.isFinite(dx) && Number.isFinite(dy));
  const longest = seen.reduce((most, { dx, dy }) => Math.max(most, Math.hypot(dx * pixels.right, dy * pixels.up)), 0);
  const step = Math.min(gapOf(xs) * pixels.right, gapOf(ys) * pixels.up);
  const factor = longest > 0 ? (0.9 * step) / longest : 0;
  const arrows = seen.map(({ x, y, dx, dy }) =>
    drawnArrow([x, y, x + dx * factor, y + dy * factor], view, strokeWidth, headSize),
  );
  return { strokes: arrows.map(({ shaft }) => shaft), marks: arrows.flatMap(({ head }) => (head ? [head] : [])) };
}

/**
 * From, steps and to, as set by the author; otherwise over the whole board, at points that stay when the board is
 * panned.
 */
function placesOf(
  range: readonly NumberTerm[] | undefined,
  low: number,
  high: number,
  usualGap: number,
  fine: number,
): readonly number[] {
  if (range === undefined) {
    const first = Math.ceil(low / usualGap);
    const count = Math.floor(high / usualGap) - first + 1;
    return count > 0 && count <= mostArrows
      ? Array.from({ length: count }, (_, index) => (first + index) * usualGap)
      : [];
  }
  const [from = NaN, steps = NaN, to = NaN] = range.map((term) => term());
  const count = Math.round(steps * fine);
  if (!(count >= 1 && count <= mostArrows)) return [];
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

function gapOf(places: readonly number[]): number {
  const [first = 0, second = first + 1] = places;
  return Math.abs(second - first);
}
