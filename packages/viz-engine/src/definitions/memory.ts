import type { DrawnNumber } from '@lemma/core/variables';
import type { BoundaryTerm, CurveTerm, BoardFunction, NumberTerm, PointTerm, WordsTerm } from '../board/index.ts';

/** The numbers of a figure: each has a slot that terms read and write. */
export class Memory {
  readonly #slots = new Map<string, number>();
  #values = new Float64Array(64);
  /** The seed's draws, by variable. */
  readonly drawn = new Map<string, DrawnNumber>();
  readonly drawnTexts = new Map<string, string>();
  /** The functions that others may call. */
  readonly functions = new Map<string, BoardFunction>();
  /** The curves that points may lie on, and the positions of what can be selected. */
  readonly curves = new Map<string, CurveTerm>();
  readonly boundaries = new Map<string, BoundaryTerm>();
  readonly anchors = new Map<string, PointTerm>();
  /** How far a label inside something extends around its anchor, in pixels. */
  readonly labelsInside = new Map<string, number>();
  /** The objects in space. */
  readonly inSpace = new Set<string>();
  /** The text of variables without a number. */
  readonly words = new Map<string, WordsTerm>();
  /** The states that readers have set. */
  readonly states = new Map<string, readonly number[]>();
  readonly #terms = new Map<string, readonly BoardFunction[]>();
  #edition = 0;

  /** All current numbers, by slot. Reserving a slot may reallocate them: read it each time. */
  get values(): Float64Array {
    return this.#values;
  }

  /** Slots by name: `a`, `P[x]`. */
  get slots(): ReadonlyMap<string, number> {
    return this.#slots;
  }

  /** The terms a reader has entered, if any. */
  terms(name: string): readonly BoardFunction[] | undefined {
    return this.#terms.get(name);
  }

  /** The version of all terms: changes whenever a reader enters one. */
  get edition(): number {
    return this.#edition;
  }

  write(name: string, terms: readonly BoardFunction[]): void {
    this.#terms.set(name, terms);
    this.#edition += 1;
  }

  /** A new slot under a name that others may use. */
  name(name: string): number {
    const slot = this.reserve();
    this.#slots.set(name, slot);
    return slot;
  }

  /** A new slot without a name: the parameter of a function. */
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

  /** Whether the seed drew a value for a variable. */
  isDrawn(name: string): boolean {
    return this.drawn.has(name) || this.drawnTexts.has(name);
  }

  /** Clears the numbers in some slots. */
  forget(slots: readonly number[]): void {
    for (const slot of slots) this.#values[slot] = NaN;
  }

  reader(slot: number): NumberTerm {
    return () => this.#values[slot] ?? NaN;
  }
}
