import { fillPlane } from '../functions/index.ts';
import { EdgeNumbers } from './edge-numbers.ts';
import type { Lattice } from './lattice.ts';
import { isOnSide, type Relation } from './relations.ts';

/** What happens where a relation changes: a zero, a jump or pole, or the end of the domain. */
export const crossing = { zero: 0, jump: 1, end: 2 } as const;

/** Bisection steps on an edge to locate a jump. */
const halvings = 16;
/**
 * Where linear interpolation has its zero, the value of a continuous function is below this fraction of its smaller end
 * value.
 */
const smallShare = 0.5;
/** Around a zero, values shrink to this fraction of those at the ends of the edge. */
const shrunk = 0.1;
/** Around a pole, values grow by this factor. */
const grown = 64;

/**
 * The points where one relation changes, at most one per edge of the lattice. Points are numbered; doubtful ones are
 * settled together at the end.
 */
export class Crossings {
  readonly relation: Relation;
  /** By point; longer than the number of points. */
  xs = new Float64Array(1024);
  ys = new Float64Array(1024);
  kinds = new Uint8Array(1024);
  #count = 0;
  readonly #lattice: Lattice;
  readonly #numbers: EdgeNumbers;
  /** For each doubtful edge its point, its ends and the values there, interleaved. */
  readonly #doubts: number[] = [];

  #areAllZeros = true;

  constructor(relation: Relation, lattice: Lattice) {
    this.relation = relation;
    this.#lattice = lattice;
    this.#numbers = new EdgeNumbers(2 * (lattice.columns + 1) * (lattice.rows + 1));
  }

  /** Whether no point is a jump or an end. */
  get areAllZeros(): boolean {
    return this.#areAllZeros;
  }

  get count(): number {
    return this.#count;
  }

  /** Adds a point that is not on an edge of the lattice. */
  add(x: number, y: number): number {
    const point = this.#count;
    if (point === this.xs.length) this.#grow();
    this.xs[point] = x;
    this.ys[point] = y;
    this.#count += 1;
    return point;
  }

  #grow(): void {
    const { xs, ys, kinds } = this;
    this.xs = new Float64Array(2 * xs.length);
    this.ys = new Float64Array(2 * xs.length);
    this.kinds = new Uint8Array(2 * xs.length);
    this.xs.set(xs);
    this.ys.set(ys);
    this.kinds.set(kinds);
  }

  /** The point on the edge from a node to the right (`step` 0) or upwards (`step` 1); -1 if none is recorded. */
  numberAt(column: number, row: number, step: 0 | 1): number {
    return this.#numbers.at(this.#edge(column, row, step));
  }

  /**
   * Records the point on the edge from a node to the right (`step` 0) or upwards (`step` 1). Two values are those at
   * its ends, the others one step before and after (NaN if unknown): they show whether the function is nearly linear in
   * between.
   */
  find(column: number, row: number, step: 0 | 1, before: number, v0: number, v1: number, after: number): number {
    const { xs, ys } = this.#lattice;
    const x0 = xs[column] ?? NaN;
    const y0 = ys[row] ?? NaN;
    const x1 = step === 0 ? (xs[column + 1] ?? NaN) : x0;
    const y1 = step === 1 ? (ys[row + 1] ?? NaN) : y0;
    const share = v0 / (v0 - v1);
    const point = this.add(x0 + share * (x1 - x0), y0 + share * (y1 - y0));
    this.#numbers.set(this.#edge(column, row, step), point);
    if (!isNearlyStraight(before, v0, v1, after, share)) this.#doubts.push(point, x0, y0, x1, y1, v0, v1);
    return point;
  }

  /** Determines what is at the doubtful points. */
  settle(): void {
    const count = this.#doubts.length / fields;
    const xs = new Float64Array(count);
    const ys = new Float64Array(count);
    for (let at = 0; at < count; at += 1) {
      const point = this.#doubts[fields * at] ?? 0;
      xs[at] = this.xs[point] ?? NaN;
      ys[at] = this.ys[point] ?? NaN;
    }
    const values = new Float64Array(count);
    fillPlane(this.relation.of, xs, ys, values, count);
    for (let at = 0; at < count; at += 1) {
      const edge = this.#doubt(at);
      const value = values[at] ?? NaN;
      if (Math.abs(value) < smallShare * Math.min(Math.abs(edge.v0), Math.abs(edge.v1))) this.#step(edge, value);
      else this.#search(edge, value);
    }
    this.#doubts.length = 0;
  }

  #doubt(at: number): DoubtfulEdge {
    const doubts = this.#doubts;
    const field = (number: number) => doubts[fields * at + number] ?? NaN;
    return { point: field(0), x0: field(1), y0: field(2), x1: field(3), y1: field(4), v0: field(5), v1: field(6) };
  }

  /** Another secant step, from the point to the end on the other side. */
  #step(edge: DoubtfulEdge, value: number): void {
    const { v0, v1 } = edge;
    const { sign } = this.relation;
    const share = v0 / (v0 - v1);
    const isUpper = isOnSide(sign, value) === isOnSide(sign, v1);
    this.#place(edge, isUpper ? between(0, v0, share, value) : between(share, value, 1, v1));
  }

  /** Halves the edge until it is clear what is there; starts with the value at the point. */
  #search(edge: DoubtfulEdge, first: number): void {
    const { point, x0, y0, x1, y1, v0, v1 } = edge;
    const { of, sign } = this.relation;
    const side = isOnSide(sign, v0);
    const ends = size(v0, v1);
    const share = v0 / (v0 - v1);
    let from = 0;
    let to = 1;
    let low = v0;
    let high = v1;
    let middle = share > 0 && share < 1 ? share : 0.5;
    let value = middle === share ? first : of.at((x0 + x1) / 2, (y0 + y1) / 2);
    for (let step = 0; step < halvings; step += 1) {
      if (isOnSide(sign, value) === side) {
        from = middle;
        low = value;
      } else {
        to = middle;
        high = value;
      }
      const now = Math.abs(low) + Math.abs(high);
      if (now < shrunk * ends || (now > grown * ends && now < Infinity)) break;
      middle = (from + to) / 2;
      value = of.at(x0 + middle * (x1 - x0), y0 + middle * (y1 - y0));
    }
    const isZero = Math.abs(low) + Math.abs(high) < shrunk * ends;
    const isEnd = Number.isNaN(low) || Number.isNaN(high);
    if (isEnd || !isZero) {
      this.kinds[point] = isEnd ? crossing.end : crossing.jump;
      this.#areAllZeros = false;
    }
    this.#place(edge, isZero ? between(from, low, to, high) : (from + to) / 2);
  }

  #place({ point, x0, y0, x1, y1 }: DoubtfulEdge, share: number): void {
    this.xs[point] = x0 + share * (x1 - x0);
    this.ys[point] = y0 + share * (y1 - y0);
  }

  /** Releases the assignment of points to edges: no more queries follow. */
  giveBack(): void {
    this.#numbers.giveBack();
  }

  #edge(column: number, row: number, step: 0 | 1): number {
    return 2 * (row * (this.#lattice.columns + 1) + column) + step;
  }
}

/** An edge of the lattice on which the position or kind of the crossing is not clear. */
interface DoubtfulEdge {
  readonly point: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly v0: number;
  readonly v1: number;
}

const fields = 7;

/** The zero of linear interpolation between two values. */
function between(from: number, a: number, to: number, b: number): number {
  const share = a / (a - b);
  return from + (share >= 0 && share <= 1 ? share : 0.5) * (to - from);
}

function size(a: number, b: number): number {
  return (Number.isFinite(a) ? Math.abs(a) : 0) + (Number.isFinite(b) ? Math.abs(b) : 0);
}

/**
 * Whether a zero is where linear interpolation has it, up to an eighth of the edge, and nothing suggests a jump or
 * pole: there the second differences on both sides are as large as the first difference.
 */
function isNearlyStraight(before: number, v0: number, v1: number, after: number, share: number): boolean {
  const difference = Math.abs(v1 - v0);
  const bendBefore = Math.abs(before - 2 * v0 + v1);
  const bendAfter = Math.abs(v0 - 2 * v1 + after);
  if (!(bendBefore < 0.7 * difference) && !(bendAfter < 0.7 * difference)) return false;
  const weight = share * (1 - share);
  const allowed = 0.25 * difference;
  return weight >= 0 && !(weight * bendBefore > allowed) && !(weight * bendAfter > allowed);
}
