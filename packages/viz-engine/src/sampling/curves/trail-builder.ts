import { stretch, type Sampler, type CurveTrail } from './trail.ts';

/** Builds a trail node by node, and searches for the exact end wherever it changes between defined and undefined. */
export class TrailBuilder {
  readonly #sampler: Sampler;
  readonly #finest: number;
  readonly #dimension: number;
  #count = 0;
  #ts: Float64Array;
  #places: Float64Array;
  #states: Uint8Array;
  #lengths: Float64Array;

  constructor(sampler: Sampler, finest: number, capacity: number) {
    this.#sampler = sampler;
    this.#finest = finest;
    this.#dimension = sampler.dimension;
    this.#ts = new Float64Array(capacity);
    this.#places = new Float64Array(capacity * this.#dimension);
    this.#states = new Uint8Array(capacity);
    this.#lengths = new Float64Array(capacity);
  }

  /** Adds the next node, whose point is in a list, and the state of the interval before it. */
  push(t: number, places: Float64Array, at: number, state: number = stretch.open, length = 0): void {
    const isDefined = !Number.isNaN(places[at * this.#dimension]);
    const before = this.#count - 1;
    if (before < 0 || state === stretch.broken || isDefined === this.#isDefined(before)) {
      this.#put(t, places, at, state, length);
      return;
    }
    if (isDefined) {
      const end = this.#end(t, places, at, this.#ts[before] ?? NaN);
      this.#put(end.t, end.place, 0, stretch.broken, 0);
      if (end.t !== t) this.#put(t, places, at, stretch.open, length);
    } else {
      const last = this.#ts[before] ?? NaN;
      const end = this.#end(last, this.#places, before, t);
      if (end.t !== last) this.#put(end.t, end.place, 0, stretch.open, length);
      this.#put(t, places, at, stretch.broken, 0);
    }
  }

  finish(): CurveTrail {
    return {
      count: this.#count,
      ts: this.#ts,
      places: this.#places,
      states: this.#states,
      lengths: this.#lengths,
    };
  }

  /** Bisects for the last defined parameter between a defined and an undefined node. */
  #end(defined: number, places: Float64Array, at: number, undefinedAt: number): { t: number; place: Float64Array } {
    const { dimension } = this.#sampler;
    let inner = defined;
    let outer = undefinedAt;
    const place = places.slice(at * dimension, (at + 1) * dimension);
    while (Math.abs(outer - inner) > this.#finest) {
      const middle = inner + (outer - inner) / 2;
      if (middle === inner || middle === outer) break;
      const next = this.#sampler.at(middle);
      if (Number.isNaN(next[0])) outer = middle;
      else {
        inner = middle;
        place.set(next);
      }
    }
    return { t: inner, place };
  }

  #isDefined(node: number): boolean {
    return !Number.isNaN(this.#places[node * this.#dimension]);
  }

  #put(t: number, places: Float64Array, at: number, state: number, length: number): void {
    const node = this.#count;
    if (node >= this.#ts.length) this.#grow();
    this.#ts[node] = t;
    for (let axis = 0; axis < this.#dimension; axis += 1) {
      this.#places[node * this.#dimension + axis] = places[at * this.#dimension + axis] ?? NaN;
    }
    if (node > 0) {
      this.#states[node - 1] = state;
      this.#lengths[node - 1] = length;
    }
    this.#count += 1;
  }

  #grow(): void {
    const capacity = 2 * this.#ts.length + 16;
    this.#ts = grown(this.#ts, new Float64Array(capacity));
    this.#places = grown(this.#places, new Float64Array(capacity * this.#dimension));
    this.#states = grown(this.#states, new Uint8Array(capacity));
    this.#lengths = grown(this.#lengths, new Float64Array(capacity));
  }
}

function grown<List extends Float64Array | Uint8Array>(list: List, larger: List): List {
  larger.set(list);
  return larger;
}
