import { newInterval } from '@lemma/core/expression';
import type { TornCell } from './cells.ts';
import { crossing, type Crossings } from './crossings.ts';
import type { CurvePieces } from './curve-pieces.ts';
import type { Lattice } from './lattice.ts';

/** How often a cell is halved towards the end of a domain; less if no interval shows when that is in vain. */
const halvings = 6;
const halvingsInTheDark = 3;
/** Maximum number of cell parts examined in total. */
const most = 60_000;
/** A curve that enters across an edge continues from there if it is this close, in fractions of a cell. */
const near = 0.3;

/** Follows the curves of equations into cells where they are not defined everywhere, up to the end of the domain. */
export function mendTornCells(
  torn: readonly TornCell[],
  crossings: readonly Crossings[],
  pieces: CurvePieces,
  lattice: Lattice,
): void {
  const known = crossings.map(() => new Map<string, number>());
  let left = most;
  for (const cell of torn) {
    const points = crossings[cell.relation];
    const numbers = known[cell.relation];
    if (!points || !numbers || left <= 0) continue;
    left -= new TornSquare(cell, points, numbers, pieces, lattice).mend();
  }
}

/** A torn cell, which is repeatedly halved where it has corners on both sides of the end of the domain. */
class TornSquare {
  readonly #cell: TornCell;
  readonly #points: Crossings;
  readonly #numbers: Map<string, number>;
  readonly #pieces: CurvePieces;
  readonly #lattice: Lattice;
  readonly #interval = newInterval();

  constructor(cell: TornCell, points: Crossings, numbers: Map<string, number>, pieces: CurvePieces, lattice: Lattice) {
    this.#cell = cell;
    this.#points = points;
    this.#numbers = numbers;
    this.#pieces = pieces;
    this.#lattice = lattice;
  }

  /** Returns the number of parts examined. */
  mend(): number {
    const { column, row } = this.#cell;
    const { xs, ys } = this.#lattice;
    return this.#look(xs[column] ?? NaN, xs[column + 1] ?? NaN, ys[row] ?? NaN, ys[row + 1] ?? NaN, 0);
  }

  #look(x0: number, x1: number, y0: number, y1: number, depth: number): number {
    const { of } = this.#points.relation;
    of.within?.(x0, x1, y0, y1, this.#interval);
    if (of.within && !(this.#interval.low <= 0 && this.#interval.high >= 0)) return depth > 0 ? 1 : 0;
    const values = [of.at(x0, y0), of.at(x1, y0), of.at(x1, y1), of.at(x0, y1)];
    const defined = values.filter((value) => !Number.isNaN(value)).length;
    if (defined === 4) this.#cross([x0, x1, x1, x0], [y0, y0, y1, y1], values);
    if (defined === 4 || defined === 0 || depth >= (of.within ? halvings : halvingsInTheDark)) return 1;
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    return (
      this.#look(x0, x, y0, y, depth + 1) +
      this.#look(x, x1, y0, y, depth + 1) +
      this.#look(x0, x, y, y1, depth + 1) +
      this.#look(x, x1, y, y1, depth + 1)
    );
  }

  /** The curve between the two edges of a small square that it crosses. */
  #cross(xs: readonly number[], ys: readonly number[], values: readonly number[]): void {
    const found: [number, number][] = [];
    for (const [from, to] of edges) {
      const [a = NaN, b = NaN] = [values[from], values[to]];
      if (a < 0 === b < 0) continue;
      const share = a / (a - b);
      const along = (ends: readonly number[]) =>
        (ends[from] ?? NaN) + share * ((ends[to] ?? NaN) - (ends[from] ?? NaN));
      found.push([along(xs), along(ys)]);
    }
    const [first, second] = found;
    if (!first || !second || found.length !== 2) return;
    const middle = this.#points.relation.of.at((first[0] + second[0]) / 2, (first[1] + second[1]) / 2);
    if (!(Math.abs(middle) <= Math.max(...values.map(Math.abs)) / 2)) return;
    const { relation, states, crossed } = this.#cell;
    const [a, b] = [this.#number(...first), this.#number(...second)];
    if (a !== b) this.#pieces.addPart(relation, a, b, states, crossed);
  }

  #number(x: number, y: number): number {
    const key = `${x} ${y}`;
    const number = this.#numbers.get(key) ?? this.#numberOnEdge(x, y) ?? this.#points.add(x, y);
    this.#numbers.set(key, number);
    return number;
  }

  /** The point where the curve enters the cell, if it is this one. */
  #numberOnEdge(x: number, y: number): number | undefined {
    const { column, row } = this.#cell;
    const { xs, ys } = this.#lattice;
    const width = (xs[column + 1] ?? NaN) - (xs[column] ?? NaN);
    const height = (ys[row + 1] ?? NaN) - (ys[row] ?? NaN);
    const edgePoints = [
      x === xs[column] ? this.#points.numberAt(column, row, 1) : -1,
      x === xs[column + 1] ? this.#points.numberAt(column + 1, row, 1) : -1,
      y === ys[row] ? this.#points.numberAt(column, row, 0) : -1,
      y === ys[row + 1] ? this.#points.numberAt(column, row + 1, 0) : -1,
    ];
    return edgePoints.find(
      (point) =>
        point >= 0 &&
        this.#points.kinds[point] === crossing.zero &&
        Math.abs(x - (this.#points.xs[point] ?? NaN)) <= near * width &&
        Math.abs(y - (this.#points.ys[point] ?? NaN)) <= near * height,
    );
  }
}

/** The edges of a square, each from its lower end, so that neighbours compute identical points on it. */
const edges = [
  [0, 1],
  [1, 2],
  [3, 2],
  [0, 3],
] as const;
