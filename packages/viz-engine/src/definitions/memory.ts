import type { DrawnNumber } from '@lemma/core/variables';
import type { BoundaryTerm, CurveTerm, BoardFunction, NumberTerm, PointTerm, WordsTerm } from '../board/index.ts';

/** Where the numbers of a figure are kept: each has a place of its own, and terms read and write there. */
export class Memory {
  readonly #slots = new Map<string, number>();
  #values = new Float64Array(64);
  /** What the seed drew, by variable. */
  readonly drawn = new Map<string, DrawnNumber>();
  readonly drawnTexts = new Map<string, string>();
  /** The functions others may call. */
  readonly functions = new Map<string, BoardFunction>();
  /** The curves points may lie on, and the places of what can be selected. */
  readonly curves = new Map<string, CurveTerm>();
  readonly boundaries = new Map<string, BoundaryTerm>();
  readonly anchors = new Map<string, PointTerm>();
  /** How far around its anchor the label inside of something reaches, in pixels. */
  readonly labelsInside = new Map<string, number>();
  /** What lies in space. */
  readonly inSpace = new Set<string>();
  /** What texts say of a variable without a number. */
  readonly words = new Map<string, WordsTerm>();
  /** The states readers have put things into. */
  readonly states = new Map<string, readonly number[]>();
  readonly #terms = new Map<string, readonly BoardFunction[]>();
  #edition = 0;

  /** All numbers of now, by place. Reserving a place may move them: ask each time. */
  get values(): Float64Array {
    return this.#values;
  }

  /** Places by name: `a`, `P[x]`. */
  get slots(): ReadonlyMap<string, number> {
    return this.#slots;
  }

  /** Terms as a reader has written them, if one has. */
  terms(name: string): readonly BoardFunction[] | undefined {
    return this.#terms.get(name);
  }

  /** Which edition of all terms this is: another one whenever a reader has written one. */
  get edition(): number {
    return this.#edition;
  }

  write(name: string, terms: readonly BoardFunction[]): void {
    this.#terms.set(name, terms);
    this.#edition += 1;
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

  /** Whether the seed drew something for a variable. */
  isDrawn(name: string): boolean {
    return this.drawn.has(name) || this.drawnTexts.has(name);
  }

  /** Takes the numbers away that some places have. */
  forget(slots: readonly number[]): void {
    for (const slot of slots) this.#values[slot] = NaN;
  }

  reader(slot: number): NumberTerm {
    return () => this.#values[slot] ?? NaN;
  }
}
