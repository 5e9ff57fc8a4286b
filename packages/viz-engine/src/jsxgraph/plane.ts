import type { BoardOptions } from '@lemma/core/document';
import { gridStep } from '../picture/index.ts';

/**
 * How far an arrow key moves a point; the fine step is a tenth of it. On a board that snaps to the grid, both are the
 * grid step.
 */
export function moveStep(from: number, to: number, options: BoardOptions, fine: boolean): number {
  if (options.snapToGrid) return gridStep(from, to);
  const step = 10 ** Math.floor(Math.log10(Math.abs(to - from) / 50));
  return fine ? step / 10 : step;
}

/** A bounding box in JSXGraph's order. */
export type BoundingBox = [left: number, top: number, right: number, bottom: number];

export function startBox({ left, top, right, bottom }: BoardOptions): BoundingBox {
  return [left, top, right, bottom];
}

/** Everything `factor` times as wide around the centre. */
export function zoomedBox([left, top, right, bottom]: BoundingBox, factor: number): BoundingBox {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const around = (middle: number, edge: number) => middle + (edge - middle) * factor;
  return [around(x, left), around(y, top), around(x, right), around(y, bottom)];
}

/** Everything `factor` times as wide around a point of the plane, which keeps its position in the picture. */
export function zoomedAt(
  [left, top, right, bottom]: BoundingBox,
  factor: number,
  [x, y]: readonly [number, number],
): BoundingBox {
  const around = (middle: number, edge: number) => middle + (edge - middle) * factor;
  const box: BoundingBox = [around(x, left), around(y, top), around(x, right), around(y, bottom)];
  // Beyond these limits, numbers can no longer be told apart.
  const [width, height] = [box[2] - box[0], box[1] - box[3]];
  const size = Math.max(...box.map(Math.abs));
  const isFine = width < 1e12 && height < 1e12 && Math.min(width, height) > 1e-9 * Math.max(1, size);
  return isFine ? box : [left, top, right, bottom];
}

/** Moved by plane lengths. */
export function shiftedBox([left, top, right, bottom]: BoundingBox, dx: number, dy: number): BoundingBox {
  return [left + dx, top + dy, right + dx, bottom + dy];
}

/** Moved by fractions of its size. */
export function pannedBox(box: BoundingBox, rightwards: number, upwards: number): BoundingBox {
  const [left, top, right, bottom] = box;
  return shiftedBox(box, rightwards * (right - left), upwards * (top - bottom));
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
};

/** The direction of an arrow key, unless a modifier gives it another meaning. */
export function directionOf(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}): readonly [number, number] | undefined {
  return event.ctrlKey || event.altKey || event.metaKey ? undefined : directions[event.key];
}
