/** Triangles with shared vertices. Its arrays may be longer than what counts. */
export interface Mesh {
  readonly cornerCount: number;
  /** Three numbers per vertex. */
  readonly positions: Float32Array;
  /** The normals, three numbers per vertex, not necessarily of length 1. */
  readonly normals: Float32Array;
  readonly triangleCount: number;
  /** Three vertex numbers per triangle. */
  readonly triangles: Uint32Array;
}

/** Builds a mesh, clipping it on the way. Its arrays are reused for the next one: copy a mesh to keep it. */
export class MeshBuilder implements Mesh {
  #positions = new Float32Array(0);
  #normals = new Float32Array(0);
  #triangles = new Uint32Array(0);
  #cornerCount = 0;
  #triangleCount = 0;

  get cornerCount(): number {
    return this.#cornerCount;
  }

  get positions(): Float32Array {
    return this.#positions;
  }

  get normals(): Float32Array {
    return this.#normals;
  }

  get triangleCount(): number {
    return this.#triangleCount;
  }

  get triangles(): Uint32Array {
    return this.#triangles;
  }

  /** Starts over with vertices whose numbers the caller writes into the arrays. */
  begin(cornerCount: number): void {
    this.#cornerCount = 0;
    this.#triangleCount = 0;
    this.addCorners(cornerCount);
  }

  /** Adds vertices whose numbers the caller writes into the arrays; returns the number of the first. */
  addCorners(count: number): number {
    const first = this.#cornerCount;
    this.#cornerCount += count;
    const wanted = 3 * this.#cornerCount;
    if (wanted > this.#positions.length) {
      this.#positions = lengthened(this.#positions, new Float32Array(roomFor(wanted, this.#positions.length)));
      this.#normals = lengthened(this.#normals, new Float32Array(this.#positions.length));
    }
    return first;
  }

  addCorner(at: ArrayLike<number>, normal: ArrayLike<number>): number {
    const corner = this.addCorners(1);
    for (let axis = 0; axis < 3; axis += 1) {
      this.#positions[3 * corner + axis] = at[axis] ?? NaN;
      this.#normals[3 * corner + axis] = normal[axis] ?? NaN;
    }
    return corner;
  }

  addTriangle(a: number, b: number, c: number): void {
    const at = 3 * this.#triangleCount;
    this.#triangleCount += 1;
    if (at + 3 > this.#triangles.length) {
      this.#triangles = lengthened(this.#triangles, new Uint32Array(roomFor(at + 3, this.#triangles.length)));
    }
    this.#triangles[at] = a;
    this.#triangles[at + 1] = b;
    this.#triangles[at + 2] = c;
  }

  /** Adds a convex polygon by its vertices in order. */
  addPolygon(corners: readonly number[]): void {
    const [first = 0] = corners;
    for (let at = 2; at < corners.length; at += 1) this.addTriangle(first, corners[at - 1] ?? 0, corners[at] ?? 0);
  }

  /**
   * The part of a convex polygon on the side of a plane where normal · place >= offset; adds vertices where its edges
   * meet the plane.
   */
  cut(corners: readonly number[], normal: readonly [number, number, number], offset: number): readonly number[] {
    const distance = (corner: number) =>
      normal[0] * this.#coordinate(corner, 0) +
      normal[1] * this.#coordinate(corner, 1) +
      normal[2] * this.#coordinate(corner, 2) -
      offset;
    const kept: number[] = [];
    for (const [index, corner] of corners.entries()) {
      const next = corners[(index + 1) % corners.length] ?? corner;
      const [here, there] = [distance(corner), distance(next)];
      if (here >= 0) kept.push(corner);
      if ((here > 0 && there < 0) || (here < 0 && there > 0))
        kept.push(this.#between(corner, next, here / (here - there)));
    }
    return kept.length < 3 ? [] : kept;
  }

  /** The part of a convex polygon in a box around the origin. */
  cutToBox(corners: readonly number[], half: readonly [number, number, number]): readonly number[] {
    let kept = corners;
    for (const [index, normal] of sides.entries()) {
      if (kept.length > 0) kept = this.cut(kept, normal, -(half[index >> 1] ?? 0));
    }
    return kept;
  }

  #coordinate(corner: number, axis: number): number {
    return this.#positions[3 * corner + axis] ?? NaN;
  }

  #between(a: number, b: number, share: number): number {
    const corner = this.addCorners(1);
    for (const list of [this.#positions, this.#normals]) {
      for (let axis = 0; axis < 3; axis += 1) {
        const from = list[3 * a + axis] ?? NaN;
        list[3 * corner + axis] = from + share * ((list[3 * b + axis] ?? NaN) - from);
      }
    }
    return corner;
  }
}

const sides: readonly (readonly [number, number, number])[] = [
  [-1, 0, 0],
  [1, 0, 0],
  [0, -1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
];

/** Grows by half, and always to a multiple of three. */
function roomFor(wanted: number, now: number): number {
  return now === 0 ? wanted : Math.max(wanted, 3 * Math.ceil(now / 2));
}

function lengthened<List extends Float32Array | Uint32Array>(list: List, longer: List): List {
  longer.set(list);
  return longer;
}
