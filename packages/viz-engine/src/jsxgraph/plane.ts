import type { BoardOptions } from '@lemma/core/document';

/** Between two lines of the grid, for boards of any scale: 1, 2 or 5 times a power of ten, about ten to a board. */
export function gridStep(from: number, to: number): number {
  const wanted = Math.abs(to - from) / 10;
  const power = 10 ** Math.floor(Math.log10(wanted) + 1e-9);
  return ([5, 2, 1].find((factor) => factor * power <= wanted * (1 + 1e-9)) ?? 1) * power;
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
