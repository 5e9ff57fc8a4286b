import type { BoardOptions } from '@lemma/core/document';

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

/** Beside a graph, as far right as it can be seen; outside of the box when it cannot be seen at all. */
export function labelPlace(of: (x: number) => number, [left, top, right, bottom]: Box): readonly [number, number] {
  const [width, height] = [right - left, top - bottom];
  for (let share = 0.94; share > 0; share -= 0.04) {
    const x = left + share * width;
    const y = of(x);
    if (y > bottom + 0.04 * height && y < top - 0.08 * height) return [x + 0.015 * width, y + 0.035 * height];
  }
  return [right + width, top];
}
