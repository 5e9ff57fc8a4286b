/** The values that were used last, by name. */
export class LatestOf<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): Value | undefined {
    const value = this.#values.get(name);
    if (value !== undefined) this.set(name, value);
    return value;
  }

  set(name: string, value: Value): void {
    this.#values.delete(name);
    this.#values.set(name, value);
    // Maps are in the order in which they were filled.
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
  }
}
