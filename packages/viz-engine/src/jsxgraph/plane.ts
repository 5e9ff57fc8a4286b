import type { BoardOptions } from '@lemma/core/document';
import type { Path } from '../board/index.ts';

/** Between two lines of the grid, for boards of any scale: 1, 2 or 5 times a power of ten, at most twelve to a board. */
export function gridStep(from: number, to: number): number {
  const least = Math.abs(to - from) / 12;
  const power = 10 ** Math.floor(Math.log10(least) + 1e-9);
  return ([1, 2, 5].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10) * power;
}

/** How far an arrow key moves a point; the fine step is a tenth of it. On a board that snaps, both are the grid's. */
export function moveStep(from: number, to: number, options: BoardOptions, fine: boolean): number {
  if (options.snapToGrid) return gridStep(from, to);
  const step = 10 ** Math.floor(Math.log10(Math.abs(to - from) / 50));
  return fine ? step / 10 : step;
}

/** The multiple of the step that is nearest, without the noise of floating point. */
export function snapped(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(12));
}

/** Every multiple of the step from `low` to `high`; none when there would be too many to be seen. */
export function multiplesBetween(low: number, high: number, step: number): readonly number[] {
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return count > 0 && count < 1000
    ? Array.from({ length: count }, (_, index) => snapped((first + index) * step, step))
    : [];
}

/** A bounding box as JSXGraph orders it. */
export type Box = [left: number, top: number, right: number, bottom: number];

export function startBox({ left, top, right, bottom }: BoardOptions): Box {
  return [left, top, right, bottom];
}

/** Everything `factor` times as wide around the middle. */
export function zoomedBox([left, top, right, bottom]: Box, factor: number): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const around = (middle: number, edge: number) => middle + (edge - middle) * factor;
  return [around(x, left), around(y, top), around(x, right), around(y, bottom)];
}

export function pannedBox([left, top, right, bottom]: Box, rightwards: number, upwards: number): Box {
  const [dx, dy] = [rightwards * (right - left), upwards * (top - bottom)];
  return [left + dx, top + dy, right + dx, bottom + dy];
}

/** Beside ways of a pen, as far right as they can be seen; outside of the box when they cannot be seen at all. */
export function labelPlace(strokes: readonly Path[], [left, top, right, bottom]: Box): readonly [number, number] {
  const [width, height] = [right - left, top - bottom];
  const edge = right - 0.06 * width;
  let [bestX, bestY] = [-Infinity, NaN];
  for (const path of strokes) {
    for (let at = 0; at + 1 < path.length; at += 2) {
      const [x, y] = [path[at] ?? NaN, path[at + 1] ?? NaN];
      const isRoom = x > left && x < edge && y > bottom + 0.04 * height && y < top - 0.08 * height;
      if (isRoom && x > bestX) [bestX, bestY] = [x, y];
    }
  }
  return Number.isFinite(bestX) ? [bestX, bestY] : [right + width, top];
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
};

/** Where an arrow key points, unless it is pressed together with a key that gives it another meaning. */
export function directionOf(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}): readonly [number, number] | undefined {
  return event.ctrlKey || event.altKey || event.metaKey ? undefined : directions[event.key];
}
