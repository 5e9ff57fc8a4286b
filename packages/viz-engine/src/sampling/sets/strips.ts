import type { Crossings } from './crossings.ts';
import type { Lattice } from './lattice.ts';

/** Part of a row of cells: if its right side is open, it may continue in the next cell. */
interface Strip {
  /** The lower and the upper side from left to right, with x and y interleaved. */
  readonly lower: number[];
  readonly upper: number[];
  /** The column after its last cell. */
  end: number;
  isWhole: boolean;
}

/** Stacked strips without slanted ends and with the same extent. */
interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  top: number;
}

/** Merges cells row by row, from left to right, into few polygons. */
export class Strips {
  readonly #lattice: Lattice;
  readonly #crossings: readonly Crossings[];
  readonly #polygons: Float64Array[] = [];
  /** The rectangles that end in this row and in the one below, by their left end. */
  #rectangles = new Map<number, Rectangle>();
  #below = new Map<number, Rectangle>();
  #strip: Strip | undefined;

  constructor(lattice: Lattice, crossings: readonly Crossings[]) {
    this.#lattice = lattice;
    this.#crossings = crossings;
  }

  /** Adds cells from one column up to another that belong to the region entirely. */
  addWhole(from: number, to: number, row: number): void {
    const strip = this.#strip;
    if (strip?.end === from && this.#endsOpen(strip, from, row)) {
      strip.end = to;
      return;
    }
    this.#close(row);
    const [x, low, high] = this.#corner(from, row);
    this.#strip = { lower: [x, low], upper: [x, high], end: to, isWhole: true };
  }

  /** A cell cut by the curve of a relation: see Areas. */
  addCut(column: number, row: number, relation: number, code: number, isJoined: boolean): void {
    const isSaddle = code === 5 || code === 10;
    const codes = isSaddle && !isJoined ? [code & 9, code & 6] : [code];
    for (const part of codes) this.#addPart(column, row, relation, part);
  }

  endRow(row: number): void {
    this.#close(row);
    for (const [key, rectangle] of this.#below) {
      if (this.#rectangles.get(key) !== rectangle) this.#emit(rectangle);
    }
    this.#below = this.#rectangles;
    this.#rectangles = new Map();
  }

  /** All polygons, after the last row. */
  finish(): readonly Float64Array[] {
    for (const rectangle of this.#below.values()) this.#emit(rectangle);
    return this.#polygons;
  }

  /** A part of a cell around some of its corners, anticlockwise: corners, and points on the edges between them. */
  #addPart(column: number, row: number, relation: number, code: number): void {
    const { xs, ys } = this.#lattice;
    const x0 = xs[column] ?? NaN;
    const x1 = xs[column + 1] ?? NaN;
    const y0 = ys[row] ?? NaN;
    const y1 = ys[row + 1] ?? NaN;
    const points = this.#crossings[relation];
    const has = (corner: number) => (code & corner) > 0;
    const onEdge = (i: number, j: number, step: 0 | 1): [number, number] => {
      const point = points?.numberAt(i, j, step) ?? -1;
      if (points && point >= 0) return [points.xs[point] ?? NaN, points.ys[point] ?? NaN];
      return step === 0 ? [(x0 + x1) / 2, ys[j] ?? NaN] : [xs[i] ?? NaN, (y0 + y1) / 2];
    };
    const lower: number[] = [];
    const upper: number[] = [];
    const opensLeft = has(1) || has(8);
    const opensRight = has(2) || has(4);
    const isBottomCut = has(1) !== has(2);
    const isTopCut = has(8) !== has(4);
    if (has(1)) lower.push(x0, y0);
    else if (has(8)) lower.push(...onEdge(column, row, 1));
    if (isBottomCut) lower.push(...onEdge(column, row, 0));
    if (has(8)) upper.push(x0, y1);
    else if (has(1)) upper.push(...onEdge(column, row, 1));
    if (isTopCut) upper.push(...onEdge(column, row + 1, 0));
    const strip = this.#strip;
    if (opensLeft && strip?.end === column && this.#continues(strip, lower, upper, column, row)) {
      this.#finishWhole(strip, column, row);
      if (lower.length > 2) append(strip.lower, lower[2] ?? NaN, lower[3] ?? NaN);
      if (upper.length > 2) append(strip.upper, upper[2] ?? NaN, upper[3] ?? NaN);
      strip.end = column + 1;
      strip.isWhole = false;
    } else {
      this.#close(row);
      this.#strip = { lower, upper, end: column + 1, isWhole: false };
    }
    const now = this.#strip;
    if (!now) return;
    if (!opensRight) {
      now.end = -1;
      this.#close(row);
      return;
    }
    append(now.lower, ...(has(2) ? ([x1, y0] as const) : onEdge(column + 1, row, 1)));
    append(now.upper, ...(has(4) ? ([x1, y1] as const) : onEdge(column + 1, row, 1)));
  }

  /** Whether a strip ends with the whole edge between two cells. */
  #endsOpen(strip: Strip, column: number, row: number): boolean {
    if (strip.isWhole) return true;
    const [x, low, high] = this.#corner(column, row);
    const { lower, upper } = strip;
    const isRun = lower.at(-2) !== x;
    return isRun || (lower.at(-1) === low && upper.at(-1) === high);
  }

  /** Whether a part starts where the strip ends. */
  #continues(strip: Strip, lower: readonly number[], upper: readonly number[], column: number, row: number): boolean {
    const [x, low, high] = this.#corner(column, row);
    const isRun = strip.isWhole || strip.lower.at(-2) !== x;
    const endLow = isRun ? low : strip.lower.at(-1);
    const endHigh = isRun ? high : strip.upper.at(-1);
    return lower[1] === endLow && upper[1] === endHigh;
  }

  /** Completes the right side of the whole cells at the end of a strip. */
  #finishWhole(strip: Strip, column: number, row: number): void {
    const [x, low, high] = this.#corner(column, row);
    if (strip.lower.at(-2) === x) return;
    append(strip.lower, x, low);
    append(strip.upper, x, high);
  }

  #close(row: number): void {
    const strip = this.#strip;
    this.#strip = undefined;
    if (!strip) return;
    if (strip.end >= 0) this.#finishWhole(strip, strip.end, row);
    if (this.#addRectangle(strip, row)) return;
    const { lower, upper } = strip;
    for (let at = upper.length - 2; at >= 0; at -= 2) lower.push(upper[at] ?? NaN, upper[at + 1] ?? NaN);
    this.#polygons.push(Float64Array.from(lower));
  }

  /** A rectangular strip extends the rectangle below it, or starts a new one. */
  #addRectangle({ lower, upper }: Strip, row: number): boolean {
    const [left = NaN, , right = NaN] = lower;
    if (lower.length !== 4 || upper.length !== 4 || upper[0] !== left || upper[2] !== right) return false;
    const [bottom = NaN, top = NaN] = [this.#lattice.ys[row], this.#lattice.ys[row + 1]];
    if (lower[1] !== bottom || lower[3] !== bottom || upper[1] !== top || upper[3] !== top) return false;
    const below = this.#below.get(left);
    const rectangle = below?.right === right ? below : { left, right, bottom, top };
    rectangle.top = top;
    this.#rectangles.set(left, rectangle);
    return true;
  }

  #emit({ left, right, bottom, top }: Rectangle): void {
    this.#polygons.push(Float64Array.of(left, bottom, right, bottom, right, top, left, top));
  }

  #corner(column: number, row: number): readonly [x: number, low: number, high: number] {
    const { xs, ys } = this.#lattice;
    return [xs[column] ?? NaN, ys[row] ?? NaN, ys[row + 1] ?? NaN];
  }
}

/** Adds a point to a side; of three collinear points at one height the middle one is dropped. */
function append(side: number[], x: number, y: number): void {
  const last = side.length - 2;
  if (last >= 2 && side[last + 1] === y && side[last - 1] === y) side[last] = x;
  else side.push(x, y);
}
