import type { DrawnNumber } from '@lemma/core/variables';
import type { FunctionTerm, NumberTerm } from '../board/index.ts';

/** Where the numbers of a figure are kept: each has a place of its own, and terms read and write there. */
export class Memory {
  readonly #slots = new Map<string, number>();
  #values = new Float64Array(64);
  /** What the seed drew, by variable. */
  readonly drawn = new Map<string, DrawnNumber>();
  /** The functions others may call. */
  readonly functions = new Map<string, FunctionTerm>();

  /** All numbers of now, by place. Reserving a place may move them: ask each time. */
  get values(): Float64Array {
    return this.#values;
  }

  /** Places by name: `a`, `P[x]`. */
  get slots(): ReadonlyMap<string, number> {
    return this.#slots;
  }

  /** A new place under a name that others may use. */
  name(name: string): number {
    const slot = this.reserve();
    this.#slots.set(name, slot);
    return slot;
  }

  /** A new place without a name of its own: the parameter of a function. */
  reserve(): number {
    const slot = this.#count;
    this.#count += 1;
    if (slot >= this.#values.length) {
      const larger = new Float64Array(2 * this.#values.length);
      larger.set(this.#values);
      this.#values = larger;
    }
    return slot;
  }
  #count = 0;

  reader(slot: number): NumberTerm {
    return () => this.#values[slot] ?? NaN;
  }
}
