import type { BoardOptions } from '@lemma/core/document';
import type { Path, View } from '../board/index.ts';
import { gridStep, multiplesBetween } from './grid.ts';
import { halo } from './halo.ts';
import type { Shape } from './shape.ts';
import { fontSize, textWidth } from './text-box.ts';
import { toPixelsOf } from './to-pixels.ts';

const axisFontSize = 12;

/** One of the two directions of the plane. */
type Direction = 'x' | 'y';

/** What there is to know of a board to draw its axes. */
export type AxesOptions = Pick<BoardOptions, 'grid' | 'coordinateSystem' | 'numberLine' | 'axisLabels'>;

/**
 * What the author asked for: grid, both axes, or a number line, in the text colour of the page. JSXGraph's axes are not
 * used: they cost more than all else on a small board, and write numbers their own way.
 */
export function axesShapes(view: View, options: AxesOptions, number: (value: number) => string): readonly Shape[] {
  const [xLabel, yLabel] = options.axisLabels;
  return [
    ...(options.grid ? [...gridShapes(view, 'x'), ...gridShapes(view, 'y')] : []),
    ...(options.coordinateSystem || options.numberLine ? axisShapes(view, 'x', xLabel, number) : []),
    ...(options.coordinateSystem ? axisShapes(view, 'y', yLabel, number) : []),
  ];
}

/** The axes that are drawn, as ways through the plane. */
export function axisWays({ left, right, bottom, top }: View, options: AxesOptions): readonly Path[] {
  return [
    ...(options.coordinateSystem || options.numberLine ? [[left, 0, right, 0]] : []),
    ...(options.coordinateSystem ? [[0, bottom, 0, top]] : []),
  ];
}

function gridShapes(view: View, direction: Direction): readonly Shape[] {
  const { low, high, place } = measure(view, direction);
  return multiplesBetween(low, high, gridStep(low, high)).map((at) => line(place(at, 'start'), place(at, 'end'), 0.15));
}

function axisShapes(
  view: View,
  direction: Direction,
  label: string,
  number: (value: number) => string,
): readonly Shape[] {
  const { low, high, place } = measure(view, direction);
  const to = place(high, 'axis');
  const [x, y] = to;
  const arrow =
    direction === 'x'
      ? `M${x - 9} ${y - 4}L${x} ${y}L${x - 9} ${y + 4}z`
      : `M${x - 4} ${y + 9}L${x} ${y}L${x + 4} ${y + 9}z`;
  const step = gridStep(low, high);
  const ticks = multiplesBetween(low + step / 4, high - step / 2, step)
    .filter((at) => at !== 0)
    .flatMap((at) => {
      const [left, top] = place(at, 'axis');
      return direction === 'x'
        ? [line([left, top - 4], [left, top + 4], 0.8), numberBelow(number(at), left, top, view)]
        : [line([left - 4, top], [left + 4, top], 0.8), numberBeside(number(at), left, top)];
    });
  return [
    line(place(low, 'axis'), to, 0.8),
    { tag: 'path', attributes: { d: arrow, fill: 'currentColor' } },
    ...ticks,
    ...(label === ''
      ? []
      : [direction === 'x' ? words(label, x - 4, y - 9, 'end') : words(label, x + 9, y + 12, 'start')]),
  ];
}

/** How far a direction goes, and where a number of it is on the picture: on the axis, or at one of the edges across. */
function measure(view: View, direction: Direction) {
  const { left, right, bottom, top } = view;
  const toPixels = toPixelsOf(view);
  const [low, high, across] =
    direction === 'x' ? ([left, right, [bottom, top]] as const) : ([bottom, top, [left, right]] as const);
  const place = (at: number, where: 'start' | 'axis' | 'end') => {
    const [start, end] = across;
    const other = where === 'start' ? start : where === 'end' ? end : 0;
    return direction === 'x' ? toPixels(at, other) : toPixels(other, at);
  };
  return { low, high, place };
}

/** A number of the x-axis; above it where there is no room below. */
function numberBelow(text: string, left: number, top: number, { height }: View): Shape {
  return words(text, left, top + 17 < height ? top + 17 : top - 8, 'middle');
}

/** A number of the y-axis; to the right of it where there is no room to the left. */
function numberBeside(text: string, left: number, top: number): Shape {
  const isRoom = left - 8 > axisWidth(text);
  return words(text, isRoom ? left - 8 : left + 8, top + 4, isRoom ? 'end' : 'start');
}

/** About how wide a number on an axis is, whose letters are smaller than others. */
function axisWidth(text: string): number {
  return (textWidth(text) * axisFontSize) / fontSize;
}

type Place = readonly [x: number, y: number];

function line([x1, y1]: Place, [x2, y2]: Place, opacity: number): Shape {
  return { tag: 'line', attributes: { x1, y1, x2, y2, stroke: 'currentColor', 'stroke-opacity': opacity } };
}

function words(text: string, x: number, y: number, anchor: string): Shape {
  const place = { x, y, 'text-anchor': anchor, fill: 'currentColor', 'font-size': axisFontSize };
  return { tag: 'text', attributes: { ...place, ...halo }, text };
}
