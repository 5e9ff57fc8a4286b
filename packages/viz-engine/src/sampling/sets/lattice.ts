import type { View } from '../view.ts';

/** Maximum size of a cell in pixels (specification 002 §9). */
const cellSize = 1.5;

/** The cells of a view, with nodes from left to right and from bottom to top. */
export interface Lattice {
  readonly columns: number;
  readonly rows: number;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** A rectangle of cells of a lattice: its bottom left cell and its size. */
export interface CellBlock {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

/** The lattice of 1.5-pixel cells for a view. */
export function latticeOf({ left, right, bottom, top, width, height }: View): Lattice {
  const columns = Math.max(1, Math.ceil(width / cellSize));
  const rows = Math.max(1, Math.ceil(height / cellSize));
  return { columns, rows, xs: nodes(left, right, columns), ys: nodes(bottom, top, rows) };
}

function nodes(from: number, to: number, count: number): Float64Array {
  const places = new Float64Array(count + 1);
  for (let at = 0; at <= count; at += 1) places[at] = from + ((to - from) * at) / count;
  return places;
}
