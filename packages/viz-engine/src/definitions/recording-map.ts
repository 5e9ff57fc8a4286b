/**
 * A map that records which existing entries were requested. Entries of `own` shadow those of `base`, and are not
 * recorded.
 */
export class RecordingMap<Value> implements ReadonlyMap<string, Value> {
  readonly #base: ReadonlyMap<string, Value>;
  readonly #own: ReadonlyMap<string, Value>;
  readonly asked = new Set<string>();

  constructor(base: ReadonlyMap<string, Value>, own: ReadonlyMap<string, Value> = new Map()) {
    this.#base = base;
    this.#own = own;
  }

  get(key: string): Value | undefined {
    if (this.#own.has(key)) return this.#own.get(key);
    if (this.#base.has(key)) this.asked.add(key);
    return this.#base.get(key);
  }

  has(key: string): boolean {
    return this.#own.has(key) || this.#base.has(key);
  }

  get size(): number {
    return this.#all().size;
  }

  forEach(each: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    this.#all().forEach((value, key) => each(value, key, this));
  }

  entries(): MapIterator<[string, Value]> {
    return this.#all().entries();
  }

  keys(): MapIterator<string> {
    return this.#all().keys();
  }

  values(): MapIterator<Value> {
    return this.#all().values();
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  #all(): ReadonlyMap<string, Value> {
    return new Map([...this.#base, ...this.#own]);
  }
}
