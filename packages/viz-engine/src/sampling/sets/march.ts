import type { Crossings } from './crossings.ts';
import type { CellBlock } from './lattice.ts';
import type { Segments } from './segments.ts';
import { isOnSide } from './relations.ts';

/** The edges of a cell. */
type Edge = 0 | 1 | 2 | 3;
const bottom = 0;
const right = 1;
const top = 2;
const left = 3;

/**
 * By the corners of a cell where the relation holds (1 bottom left, 2 bottom right, 4 top right, 8 top left): the pairs
 * of edges that the curve connects. Opposite corners may be connected through the middle: 16 and 17 are 5 and 10
 * connected.
 */
const pairs: readonly (readonly Edge[])[] = [
  [],
  [left, bottom],
  [bottom, right],
  [left, right],
  [right, top],
  [left, bottom, right, top],
  [bottom, top],
  [top, left],
  [top, left],
  [bottom, top],
  [bottom, right, top, left],
  [right, top],
  [left, right],
  [bottom, right],
  [left, bottom],
  [],
  [bottom, right, top, left],
  [left, bottom, right, top],
];

/** Marching squares for one relation, block by block. */
export class March {
  readonly crossings: Crossings;
  #block: CellBlock = { column: 0, row: 0, width: 0, height: 0 };
  #values: Float64Array = new Float64Array(0);
  #standings: Uint8Array = new Uint8Array(0);

  constructor(crossings: Crossings) {
    this.crossings = crossings;
  }

  /** Switches to a block, with the values at all its nodes, and 1 for those where the relation holds. */
  begin(block: CellBlock, values: Float64Array, standings: Uint8Array): void {
    this.#block = block;
    this.#values = values;
    this.#standings = standings;
  }

  /** The corners of a cell where the relation holds, as in the table. */
  code(i: number, j: number): number {
    const standings = this.#standings;
    const stride = this.#block.width + 1;
    const at = j * stride + i;
    return (
      (standings[at] === 1 ? 1 : 0) +
      (standings[at + 1] === 1 ? 2 : 0) +
      (standings[at + stride + 1] === 1 ? 4 : 0) +
      (standings[at + stride] === 1 ? 8 : 0)
    );
  }

  /** Whether two opposite corners are connected through the middle of their cell. */
  isJoined(i: number, j: number): boolean {
    const values = this.#values;
    const stride = this.#block.width + 1;
    const at = j * stride + i;
    const sum =
      (values[at] ?? NaN) + (values[at + 1] ?? NaN) + (values[at + stride] ?? NaN) + (values[at + stride + 1] ?? NaN);
    return isOnSide(this.crossings.relation.sign, sum);
  }

  /** Adds the curve segments of a cell. */
  addSegments(i: number, j: number, into: Segments): void {
    const code = this.code(i, j);
    const isSaddle = code === 5 || code === 10;
    const edges = pairs[isSaddle && this.isJoined(i, j) ? (code === 5 ? 16 : 17) : code] ?? [];
    for (let at = 0; at < edges.length; at += 2) {
      into.add(this.#point(i, j, edges[at] ?? bottom), this.#point(i, j, edges[at + 1] ?? bottom));
    }
  }

  #point(i: number, j: number, edge: Edge): number {
    const { column, row } = this.#block;
    switch (edge) {
      case bottom:
        return this.#across(i, j, column + i, row + j);
      case top:
        return this.#across(i, j + 1, column + i, row + j + 1);
      case left:
        return this.#upwards(i, j, column + i, row + j);
      case right:
        return this.#upwards(i + 1, j, column + i + 1, row + j);
    }
  }

  #across(i: number, j: number, column: number, row: number): number {
    const known = this.crossings.numberAt(column, row, 0);
    if (known >= 0) return known;
    const values = this.#values;
    const { width } = this.#block;
    const at = j * (width + 1) + i;
    const before = i > 0 ? (values[at - 1] ?? NaN) : NaN;
    const after = i + 2 <= width ? (values[at + 2] ?? NaN) : NaN;
    return this.crossings.find(column, row, 0, before, values[at] ?? NaN, values[at + 1] ?? NaN, after);
  }

  #upwards(i: number, j: number, column: number, row: number): number {
    const known = this.crossings.numberAt(column, row, 1);
    if (known >= 0) return known;
    const values = this.#values;
    const { width, height } = this.#block;
    const stride = width + 1;
    const at = j * stride + i;
    const before = j > 0 ? (values[at - stride] ?? NaN) : NaN;
    const after = j + 2 <= height ? (values[at + 2 * stride] ?? NaN) : NaN;
    return this.crossings.find(column, row, 1, before, values[at] ?? NaN, values[at + stride] ?? NaN, after);
  }
}
