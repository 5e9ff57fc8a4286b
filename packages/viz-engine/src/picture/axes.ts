import type { BoardOptions } from '@lemma/core/document';
import type { Path, View, WriteNumber } from '../board/index.ts';
import { readLabel, type Run } from '../label/index.ts';
import { isInPi, ticksOn, type Tick } from './axis-ticks.ts';
import { gridStep, multiplesBetween } from './grid.ts';
import { halo } from './halo.ts';
import type { Shape } from './shape.ts';
import { boxAt, fontSize, overlap, textWidth, whollyVisible, type Rectangle, type LabelSpot } from './text-box.ts';
import { toPixelsOf } from './to-pixels.ts';

const axisFontSize = 12;

/** Size in pixels of a number along a vertical axis, and of the axis arrows. */
const numberHeight = 14;
const arrowLength = 9;

/** One of the two directions of the plane. */
type Direction = 'x' | 'y';

/** The board options needed to draw its axes. */
export type AxesOptions = Pick<
  BoardOptions,
  | 'grid'
  | 'coordinateSystem'
  | 'numberLine'
  | 'axisLabels'
  | 'ticks'
  | 'numbersAtEdges'
  | 'left'
  | 'right'
  | 'bottom'
  | 'top'
>;

/** A line with ticks: the axis itself, or an edge of the board in its place. */
interface Axis {
  readonly direction: Direction;
  /** Its position on the picture: from the top, or from the left. */
  readonly across: number;
  /** Whether the other coordinate is 0 there. */
  readonly isTrue: boolean;
  readonly ticks: readonly Tick[];
  readonly label: string;
}

/**
 * The grid, axes or number line requested by the author, in the page's text colour. An axis outside the view is drawn
 * at the edge nearest to it. JSXGraph's axes are not used: they cost more than everything else on a small board, and
 * format numbers differently.
 */
export function axesShapes(view: View, options: AxesOptions, write: WriteNumber): readonly Shape[] {
  const axes = directionsOf(options).map((direction) => axisOf(direction, view, options, write));
  const names = axes.flatMap((axis) => nameOf(axis, view));
  const numbers = axes.flatMap((axis) => numbersOf(axis, view, axes));
  return [
    ...(options.grid ? gridShapes(view) : []),
    ...(options.numbersAtEdges === true ? crossingShapes(view, options) : []),
    ...axes.flatMap((axis) => lineShapes(axis, view, options.numbersAtEdges === true)),
    ...apart(names, numbers, view).map(({ text, runs = [], spot }) => words(text, runs, spot)),
  ];
}

/** The visible axes, as paths in the plane. */
export function axisWays({ left, right, bottom, top }: View, options: AxesOptions): readonly Path[] {
  return directionsOf(options).map((direction) => (direction === 'x' ? [left, 0, right, 0] : [0, bottom, 0, top]));
}

function directionsOf({ coordinateSystem, numberLine }: AxesOptions): readonly Direction[] {
  return coordinateSystem ? ['x', 'y'] : numberLine ? ['x'] : [];
}

function axisOf(direction: Direction, view: View, options: AxesOptions, write: WriteNumber): Axis {
  const isX = direction === 'x';
  const { left, right, bottom, top, axisLabels, ticks = [], numbersAtEdges = false } = options;
  const [low, high, pixels] = isX ? [view.left, view.right, view.width] : [view.bottom, view.top, view.height];
  const step = ticks[isX ? 0 : 1];
  const inPi = isX ? isInPi(left, right, step) : isInPi(bottom, top, step);
  const zero = toPixelsOf(view)(0, 0)[isX ? 1 : 0];
  const far = isX ? view.height : view.width;
  const across = numbersAtEdges ? (isX ? far - 1 : 1) : Math.min(Math.max(zero, 1), far - 1);
  return {
    direction,
    across,
    isTrue: Math.abs(across - zero) <= 1,
    ticks: ticksOn({ low, high, pixels, step, isInPi: inPi }, isX ? axisWidth : () => numberHeight, write),
    label: axisLabels[isX ? 0 : 1],
  };
}

function gridShapes(view: View): readonly Shape[] {
  const { left, right, bottom, top, width, height } = view;
  const toPixels = toPixelsOf(view);
  return [
    ...multiplesBetween(left, right, gridStep(left, right)).map((at) => {
      const [x] = toPixels(at, 0);
      return line([x, 0], [x, height], 0.15);
    }),
    ...multiplesBetween(bottom, top, gridStep(bottom, top)).map((at) => {
      const [, y] = toPixels(0, at);
      return line([0, y], [width, y], 0.15);
    }),
  ];
}

/** Marks the origin while the numbers are at the edges. */
function crossingShapes(view: View, options: AxesOptions): readonly Shape[] {
  const [x, y] = toPixelsOf(view)(0, 0);
  return directionsOf(options).map((direction) =>
    direction === 'x' ? line([0, y], [view.width, y], 0.4) : line([x, 0], [x, view.height], 0.4),
  );
}

function lineShapes({ direction, across, ticks }: Axis, view: View, isEdge: boolean): readonly Shape[] {
  const { width, height } = view;
  const place = placesOn(direction, view);
  const marks = ticks
    .map(({ at }) => place(at))
    .map((along) =>
      direction === 'x'
        ? line([along, across - 4], [along, across + 4], 0.8)
        : line([across - 4, along], [across + 4, along], 0.8),
    );
  const [end, arrow] =
    direction === 'x'
      ? ([
          [width, across],
          `M${width - arrowLength} ${across - 4}L${width} ${across}L${width - arrowLength} ${across + 4}z`,
        ] as const)
      : ([[across, 0], `M${across - 4} ${arrowLength}L${across} 0L${across + 4} ${arrowLength}z`] as const);
  return [
    line(direction === 'x' ? [0, across] : [across, height], end, 0.8),
    ...(isEdge ? [] : [{ tag: 'path', attributes: { d: arrow, fill: 'currentColor' } } as const]),
    ...marks,
  ];
}

/** A text on the picture, and its position. */
interface Written {
  readonly text: string;
  readonly runs?: readonly Run[];
  readonly spot: LabelSpot;
}

function nameOf({ direction, across, label }: Axis, { width, height }: View): readonly Written[] {
  const { plain: text, runs } = readLabel(label);
  if (text === '') return [];
  const size = axisWidth(text);
  if (direction === 'x') {
    const top = across - 13 > 8 ? across - 13 : across + 13;
    const spot: LabelSpot = { left: width - 4, top: Math.min(top, height - 8), anchor: 'end' };
    return [{ text, runs, spot: whollyVisible(spot, size, [width, top], { width, height }) }];
  }
  const isRoom = across + 9 + size < width;
  const spot: LabelSpot = { left: isRoom ? across + 9 : across - 9, top: 9, anchor: isRoom ? 'start' : 'end' };
  return [{ text, runs, spot: whollyVisible(spot, size, [across, 0], { width, height }) }];
}

/** Numbers are below the first axis and to the left of the second, or on the other side if there is no room. */
function numbersOf({ direction, across, isTrue, ticks }: Axis, view: View, axes: readonly Axis[]): readonly Written[] {
  const place = placesOn(direction, view);
  const crossing = axes.find((other) => other.direction !== direction);
  const widest = Math.max(0, ...ticks.map(({ text = '' }) => axisWidth(text)));
  const isBelow = across + 20 < view.height;
  const isLeft = across - 8 > widest;
  return ticks.flatMap(({ at, text }): readonly Written[] => {
    if (text === undefined) return [];
    const along = place(at);
    // Where two axes cross, their number would be on one of them.
    if (isTrue && crossing !== undefined && Math.abs(along - crossing.across) < 2) return [];
    const isEnd = direction === 'x' ? along > view.width - arrowLength - 3 : along < arrowLength + 3;
    if (isEnd) return [];
    const spot: LabelSpot =
      direction === 'x'
        ? { left: along, top: isBelow ? across + 13 : across - 12, anchor: 'middle' }
        : { left: isLeft ? across - 8 : across + 8, top: along, anchor: isLeft ? 'end' : 'start' };
    return [{ text, spot }];
  });
}

/** All names, the second one below the first if they would touch, and the numbers that are inside and touch nothing. */
function apart(names: readonly Written[], numbers: readonly Written[], { width, height }: View): readonly Written[] {
  const taken: Rectangle[] = [];
  const named = names.map((name) => {
    const isFree = !taken.some((other) => overlap(axisBox(name.text, name.spot), other));
    const spot = isFree
      ? name.spot
      : { ...name.spot, top: Math.max(...taken.map(({ bottom }) => bottom)) + numberHeight };
    taken.push(axisBox(name.text, spot));
    return { ...name, spot };
  });
  const numbered = numbers.filter(({ text, spot }) => {
    const box = axisBox(text, spot);
    const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
    if (!isInside || taken.some((other) => overlap(box, other))) return false;
    taken.push(box);
    return true;
  });
  return [...named, ...numbered];
}

/** The box of a text on an axis. */
export function axisBox(text: string, spot: LabelSpot): Rectangle {
  const { left, right } = boxAt(spot, axisWidth(text));
  return { left, right, top: spot.top - numberHeight / 2, bottom: spot.top + numberHeight / 2 };
}

/** The positions of numbers in one direction on the picture. */
function placesOn(direction: Direction, view: View): (at: number) => number {
  const toPixels = toPixelsOf(view);
  return (at) => (direction === 'x' ? toPixels(at, 0)[0] : toPixels(0, at)[1]);
}

/** Approximate width of a text on an axis, where letters are smaller. */
function axisWidth(text: string): number {
  return (textWidth(text) * axisFontSize) / fontSize;
}

type Place = readonly [x: number, y: number];

function line([x1, y1]: Place, [x2, y2]: Place, opacity: number): Shape {
  return { tag: 'line', attributes: { x1, y1, x2, y2, stroke: 'currentColor', 'stroke-opacity': opacity } };
}

function words(text: string, runs: readonly Run[], { left, top, anchor }: LabelSpot): Shape {
  const place = { x: left, y: top + 4, 'text-anchor': anchor, fill: 'currentColor', 'font-size': axisFontSize };
  return { tag: 'text', attributes: { ...place, ...halo }, text, runs };
}
