/** Pairs of point numbers: the two ends of each segment. */
export class Segments {
  #list = new Int32Array(256);
  #length = 0;

  add(a: number, b: number): void {
    if (this.#length === this.#list.length) {
      const larger = new Int32Array(2 * this.#length);
      larger.set(this.#list);
      this.#list = larger;
    }
    this.#list[this.#length] = a;
    this.#list[this.#length + 1] = b;
    this.#length += 2;
  }

  /** All numbers, the two ends of each pair interleaved. */
  get ends(): Int32Array {
    return this.#list.subarray(0, this.#length);
  }
}
