/** A pool of zeroed tables: allocating a new one costs more than drawing a small picture. */
const waiting: Int32Array[] = [];
const mostWaiting = 2;

/** A map from edges to numbers, for a fixed number of edges. */
export class EdgeNumbers {
  readonly #table: Int32Array;
  #edges = new Int32Array(1024);
  #count = 0;

  constructor(size: number) {
    const fitting = waiting.findIndex((table) => table.length >= size);
    const [table = new Int32Array(size)] = fitting < 0 ? [] : waiting.splice(fitting, 1);
    this.#table = table;
  }

  /** The number of an edge, -1 if it has none. */
  at(edge: number): number {
    return (this.#table[edge] ?? 0) - 1;
  }

  set(edge: number, number: number): void {
    this.#table[edge] = number + 1;
    if (this.#count === this.#edges.length) {
      const longer = new Int32Array(2 * this.#count);
      longer.set(this.#edges);
      this.#edges = longer;
    }
    this.#edges[this.#count] = edge;
    this.#count += 1;
  }

  /** Returns the table to the pool; no edge has a number any more. */
  giveBack(): void {
    for (let at = 0; at < this.#count; at += 1) this.#table[this.#edges[at] ?? 0] = 0;
    this.#count = 0;
    if (waiting.length < mostWaiting) waiting.push(this.#table);
  }
}
