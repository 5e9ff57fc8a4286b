import { fillPlane, type PlaneFunction } from '../functions/index.ts';
import type { Extent, Space } from '../view.ts';
import { MeshBuilder, type Mesh } from './mesh.ts';
import { writeNormals, type Grid } from './normals.ts';

/** The coordinates of a surface, each a function of u and v. */
export type SurfaceCoordinates = readonly [x: PlaneFunction, y: PlaneFunction, z: PlaneFunction];

/** Bisection steps to find where a surface ends. */
const halvings = 12;

/** Flag of a node where the surface is undefined. */
const nowhere = 64;

/**
 * Samples surfaces on one grid repeatedly, reusing its buffers. Places are in pixels from the centre of the space,
 * which clips the result. Where a surface is undefined it has a hole, whose edge is followed through the cells of the
 * grid; where it jumps across the whole space it is cut.
 */
export class SurfaceSampler {
  readonly grid: Grid;
  /** The nodes of the grid row by row, three numbers each; NaN where the surface is undefined. */
  readonly places: Float64Array;
  readonly #us: Float64Array;
  readonly #vs: Float64Array;
  readonly #column: Float64Array;
  /** On which sides of the space a node is outside: one bit each, low and high alternating. */
  readonly #sides: Uint8Array;
  readonly #mesh = new MeshBuilder();
  /** Vertices at the edges of holes, by the two nodes they are between. */
  readonly #edges = new Map<number, number>();

  constructor(grid: Grid) {
    this.grid = grid;
    const count = (grid.columns + 1) * (grid.rows + 1);
    this.places = new Float64Array(3 * count);
    this.#us = new Float64Array(count);
    this.#vs = new Float64Array(count);
    this.#column = new Float64Array(count);
    this.#sides = new Uint8Array(count);
  }

  /** The mesh of a surface over a rectangle of parameters. Always the same object, refilled. */
  sample(coordinates: SurfaceCoordinates, u: Extent, v: Extent, space: Space): Mesh {
    const { columns, rows } = this.grid;
    const half = halfOf(space);
    this.#edges.clear();
    this.#writePlaces(coordinates, u, v, space);
    this.#writeCorners(half);
    const edgeBetween = (inner: number, outer: number) => this.#edge(inner, outer, coordinates, space);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const a = row * (columns + 1) + column;
        this.#addCell(a, a + 1, a + columns + 2, a + columns + 1, half, edgeBetween);
      }
    }
    return this.#mesh;
  }

  #writePlaces(coordinates: SurfaceCoordinates, u: Extent, v: Extent, space: Space): void {
    const { columns, rows } = this.grid;
    const [us, vs, column, places] = [this.#us, this.#vs, this.#column, this.places];
    const count = us.length;
    for (let row = 0, node = 0; row <= rows; row += 1) {
      const atV = v.from + ((v.to - v.from) * row) / rows;
      for (let index = 0; index <= columns; index += 1, node += 1) {
        us[node] = u.from + ((u.to - u.from) * index) / columns;
        vs[node] = atV;
      }
    }
    for (const [axis, coordinate] of coordinates.entries()) {
      fillPlane(coordinate, us, vs, column, count);
      const [middle, scale] = scaleOf(space, axis);
      for (let node = 0; node < count; node += 1) places[3 * node + axis] = ((column[node] ?? NaN) - middle) * scale;
    }
    for (let at = 0; at < places.length; at += 3) {
      // A sum is finite only if all three are.
      if (!Number.isFinite((places[at] ?? NaN) + (places[at + 1] ?? NaN) + (places[at + 2] ?? NaN))) {
        places.fill(NaN, at, at + 3);
      }
    }
  }

  #writeCorners(half: readonly [number, number, number]): void {
    const { places } = this;
    const [sides, mesh] = [this.#sides, this.#mesh];
    mesh.begin(sides.length);
    const { positions } = mesh;
    for (let node = 0, at = 0; node < sides.length; node += 1, at += 3) {
      const [x, y, z] = [places[at] ?? NaN, places[at + 1] ?? NaN, places[at + 2] ?? NaN];
      const isDefined = !Number.isNaN(x);
      // A graphics library may measure all vertices, even unused ones.
      positions[at] = isDefined ? x : 0;
      positions[at + 1] = isDefined ? y : 0;
      positions[at + 2] = isDefined ? z : 0;
      sides[node] = isDefined
        ? (x < -half[0] ? 1 : x > half[0] ? 2 : 0) |
          (y < -half[1] ? 4 : y > half[1] ? 8 : 0) |
          (z < -half[2] ? 16 : z > half[2] ? 32 : 0)
        : nowhere;
    }
    writeNormals(places, this.grid, mesh.normals);
  }

  #addCell(
    a: number,
    b: number,
    c: number,
    d: number,
    half: readonly [number, number, number],
    edgeBetween: (inner: number, outer: number) => number,
  ): void {
    const [sides, mesh] = [this.#sides, this.#mesh];
    const [sa, sb, sc, sd] = [sides[a] ?? nowhere, sides[b] ?? nowhere, sides[c] ?? nowhere, sides[d] ?? nowhere];
    if ((sa | sb | sc | sd) === 0) {
      mesh.addTriangle(a, b, c);
      mesh.addTriangle(a, c, d);
    } else if ((sa & sb & sc & sd) === 0) {
      this.#addPart([a, b, c], sa | sb | sc, half, edgeBetween);
      this.#addPart([a, c, d], sa | sc | sd, half, edgeBetween);
    }
  }

  /** The defined part of a triangle within the space. */
  #addPart(
    nodes: readonly number[],
    sides: number,
    half: readonly [number, number, number],
    edgeBetween: (inner: number, outer: number) => number,
  ): void {
    // Low and high sides of the same axis: the surface jumps there, as 1/x does.
    if ((sides & (sides >> 1) & 0b010101) !== 0) return;
    const mesh = this.#mesh;
    const isDefined = (node: number) => this.#sides[node] !== nowhere;
    const defined = (sides & nowhere) === 0 ? nodes : upToEdges(nodes, isDefined, edgeBetween);
    mesh.addPolygon(defined.length < 3 ? [] : mesh.cutToBox(defined, half));
  }

  /** The last point where the surface is defined, between a node where it is and one where it is not. */
  #edge(inner: number, outer: number, coordinates: SurfaceCoordinates, space: Space): number {
    const key = inner * this.#sides.length + outer;
    const known = this.#edges.get(key);
    if (known !== undefined) return known;
    const at = (list: Float64Array, share: number) =>
      (list[inner] ?? NaN) + share * ((list[outer] ?? NaN) - (list[inner] ?? NaN));
    let place: readonly number[] = Array.from(this.places.subarray(3 * inner, 3 * inner + 3));
    let [inside, outside] = [0, 1];
    for (let step = 0; step < halvings; step += 1) {
      const share = (inside + outside) / 2;
      const next = coordinates.map((coordinate, axis) => {
        const [middle, scale] = scaleOf(space, axis);
        return (coordinate.at(at(this.#us, share), at(this.#vs, share)) - middle) * scale;
      });
      if (next.every(Number.isFinite)) [inside, place] = [share, next];
      else outside = share;
    }
    const corner = this.#mesh.addCorner(place, this.#mesh.normals.subarray(3 * inner, 3 * inner + 3));
    this.#edges.set(key, corner);
    return corner;
  }
}

function upToEdges(
  nodes: readonly number[],
  isDefined: (node: number) => boolean,
  edgeBetween: (inner: number, outer: number) => number,
): readonly number[] {
  return nodes.flatMap((node, index) => {
    const next = nodes[(index + 1) % nodes.length] ?? node;
    const kept = isDefined(node) ? [node] : [];
    if (isDefined(node) === isDefined(next)) return kept;
    return [...kept, isDefined(node) ? edgeBetween(node, next) : edgeBetween(next, node)];
  });
}

function scaleOf({ low, high, pixels }: Space, axis: number): readonly [middle: number, scale: number] {
  return [((low[axis] ?? NaN) + (high[axis] ?? NaN)) / 2, pixels[axis] ?? 1];
}

function halfOf({ low, high, pixels }: Space): readonly [number, number, number] {
  const half = (axis: number) => (((high[axis] ?? 0) - (low[axis] ?? 0)) / 2) * (pixels[axis] ?? 1);
  return [half(0), half(1), half(2)];
}
