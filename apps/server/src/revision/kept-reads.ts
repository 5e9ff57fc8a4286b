interface Entry<Value> {
  readonly revision: string;
  readonly value: Promise<Value>;
  weight: number;
}

/**
 * What was read, by what was asked for, with the revision at which it was read: at another revision it is read anew.
 * What nobody has asked for longest is given up first.
 */
export class KeptReads<Value> {
  readonly #most: number;
  readonly #weigh: (value: Value) => number;
  readonly #entries = new Map<string, Entry<Value>>();
  #weight = 0;

  /** As much as weighs `most` altogether; everything weighs one if nothing else is said. */
  constructor(most: number, weigh: (value: Value) => number = () => 1) {
    this.#most = most;
    this.#weigh = weigh;
  }

  /** What `read` answers, or has answered at this revision; who asks meanwhile waits for the same answer. */
  of(asked: readonly unknown[], revision: string, read: () => Promise<Value>): Promise<Value> {
    const key = JSON.stringify(asked);
    const known = this.#entries.get(key);
    if (known?.revision === revision) {
      // What has been asked for again is new.
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.value;
    }
    this.#forget(key, known);
    const entry: Entry<Value> = { revision, value: read(), weight: 0 };
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => this.#weighIn(key, entry, value),
      () => this.#forget(key, entry),
    );
    return entry.value;
  }

  #weighIn(key: string, entry: Entry<Value>, value: Value): void {
    if (this.#entries.get(key) !== entry) return;
    entry.weight = this.#weigh(value);
    this.#weight += entry.weight;
    for (const [oldest, each] of this.#entries) {
      if (this.#weight <= this.#most) break;
      this.#forget(oldest, each);
    }
  }

  #forget(key: string, entry: Entry<Value> | undefined): void {
    if (entry === undefined || this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }
}
