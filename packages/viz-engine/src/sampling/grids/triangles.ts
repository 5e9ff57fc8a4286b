/** Collects the triangles of a grid of places, and new places on the edges of its holes. */
export class Triangles {
  readonly #places: Float64Array;
  readonly #isDefined: (node: number) => boolean;
  readonly #added: number[] = [];
  readonly #byEdge = new Map<number, number>();
  readonly #triangles: number[] = [];

  constructor(places: Float64Array, isDefined: (node: number) => boolean) {
    this.#places = places;
    this.#isDefined = isDefined;
  }

  /** A cell by its corners in turn; `edgeBetween` finds the last place on the way from a defined node to an undefined one. */
  addCell(corners: readonly number[], edgeBetween: (inner: number, outer: number) => Float64Array): void {
    const [a = 0, b = 0, c = 0, d = 0] = corners;
    const isDefined = this.#isDefined;
    if (isDefined(a) && isDefined(b) && isDefined(c) && isDefined(d)) {
      this.#triangles.push(a, b, c, a, c, d);
      return;
    }
    const polygon = corners.flatMap((from, at) => {
      const to = corners[(at + 1) % corners.length] ?? from;
      const [isFrom, isTo] = [isDefined(from), isDefined(to)];
      const kept = isFrom ? [from] : [];
      if (isFrom === isTo) return kept;
      return [...kept, isFrom ? this.#edge(from, to, edgeBetween) : this.#edge(to, from, edgeBetween)];
    });
    const [first = 0] = polygon;
    for (let at = 1; at + 1 < polygon.length; at += 1) {
      this.#triangles.push(first, polygon[at] ?? 0, polygon[at + 1] ?? 0);
    }
  }

  positions(): Float32Array {
    const positions = new Float32Array(this.#places.length + this.#added.length);
    for (let at = 0; at < this.#places.length; at += 1) {
      // A graphics library measures all positions, also those that no triangle has.
      positions[at] = this.#isDefined(Math.floor(at / 3)) ? (this.#places[at] ?? 0) : 0;
    }
    positions.set(this.#added, this.#places.length);
    return positions;
  }

  triangles(): Uint32Array {
    return Uint32Array.from(this.#triangles);
  }

  #edge(inner: number, outer: number, edgeBetween: (inner: number, outer: number) => Float64Array): number {
    const count = this.#places.length / 3;
    const key = inner * count + outer;
    const known = this.#byEdge.get(key);
    if (known !== undefined) return known;
    const node = count + this.#added.length / 3;
    this.#added.push(...edgeBetween(inner, outer));
    this.#byEdge.set(key, node);
    return node;
  }
}
