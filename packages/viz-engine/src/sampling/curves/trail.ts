import { fillReal, type RealFunction } from '../functions/index.ts';
import type { Space } from '../view.ts';

/** The state of an interval between two nodes of a trail. */
export const stretch = { settled: 0, open: 1, broken: 2 } as const;

/**
 * A curve while it is sampled: parameters in order, their points in pixels (NaN where undefined), and for the interval
 * after each node its state and the length of the one it was divided from (0: not divided yet).
 */
export interface CurveTrail {
  readonly count: number;
  readonly ts: Float64Array;
  readonly places: Float64Array;
  readonly states: Uint8Array;
  readonly lengths: Float64Array;
}

/** Computes points of a curve, and counts them. */
export class Sampler {
  readonly dimension: number;
  readonly #coordinates: readonly RealFunction[];
  readonly #pixels: readonly number[];
  readonly #cell: Float64Array;
  #left: number;

  constructor(coordinates: readonly RealFunction[], { pixels }: Space, budget: number) {
    this.dimension = coordinates.length;
    this.#coordinates = coordinates;
    this.#pixels = pixels;
    this.#cell = new Float64Array(coordinates.length);
    this.#left = budget;
  }

  /** The remaining budget. */
  get left(): number {
    return this.#left;
  }

  /** Computes many points at once. */
  fill(ts: Float64Array, count: number): Float64Array {
    const { dimension } = this;
    this.#left -= count;
    const places = new Float64Array(count * dimension);
    const column = new Float64Array(count);
    for (const [axis, coordinate] of this.#coordinates.entries()) {
      fillReal(coordinate, ts, column, count);
      const scale = this.#pixels[axis] ?? 1;
      for (let at = 0; at < count; at += 1) places[at * dimension + axis] = (column[at] ?? NaN) * scale;
    }
    for (let at = 0; at < places.length; at += 1) {
      if (!Number.isFinite(places[at])) blank(places, at - (at % dimension), dimension);
    }
    return places;
  }

  /** Computes one point into a cell of its own. */
  at(t: number): Float64Array {
    this.#left -= 1;
    const place = this.#cell;
    for (const [axis, coordinate] of this.#coordinates.entries()) {
      place[axis] = coordinate.at(t) * (this.#pixels[axis] ?? 1);
    }
    if (!place.every(Number.isFinite)) place.fill(NaN);
    return place;
  }
}

/** The distance between two nodes in a list of points. */
export function distance(places: Float64Array, a: number, b: number, dimension: number): number {
  let sum = 0;
  for (let axis = 0; axis < dimension; axis += 1) {
    sum += ((places[b * dimension + axis] ?? NaN) - (places[a * dimension + axis] ?? NaN)) ** 2;
  }
  return Math.sqrt(sum);
}

function blank(places: Float64Array, from: number, dimension: number): void {
  places.fill(NaN, from, from + dimension);
}
