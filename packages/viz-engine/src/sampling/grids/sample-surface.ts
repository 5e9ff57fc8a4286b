import { fillPlane, type PlaneFunction } from '../functions/index.ts';
import type { Range } from '../view.ts';
import { normalsOf } from './normals.ts';
import { Triangles } from './triangles.ts';

/** A surface in space as triangles: plain lists for a graphics library, three numbers by turns each. */
export interface Surface {
  readonly positions: Float32Array;
  /** Of length 1, pointing to where (derivative by u) × (derivative by v) points. */
  readonly normals: Float32Array;
  /** Numbers of positions, three for each triangle. */
  readonly triangles: Uint32Array;
  /** For drawing the grid on it: numbers of positions, two for each stretch, where it is defined. */
  readonly gridLines: Uint32Array;
}

/** How finely a surface is sampled. */
export interface SurfaceOptions {
  /** Stretches along each parameter. */
  readonly columns?: number;
  readonly rows?: number;
  /** Farther from the origin than this the surface counts as undefined, as it does at poles. */
  readonly farthest?: number;
  /** Every so many stretches a grid line is drawn. */
  readonly gridStep?: number;
}

/**
 * A parametric surface over a rectangle of parameters, coordinate by coordinate. Where it is undefined it has a hole, whose
 * edge is followed through the cells of the grid.
 */
export function sampleSurface(
  coordinates: readonly [x: PlaneFunction, y: PlaneFunction, z: PlaneFunction],
  u: Range,
  v: Range,
  { columns = 64, rows = 64, farthest = 1e6, gridStep = 8 }: SurfaceOptions = {},
): Surface {
  const count = (columns + 1) * (rows + 1);
  const us = new Float64Array(count);
  const vs = new Float64Array(count);
  for (let node = 0; node < count; node += 1) {
    us[node] = u.from + ((u.to - u.from) * (node % (columns + 1))) / columns;
    vs[node] = v.from + ((v.to - v.from) * Math.floor(node / (columns + 1))) / rows;
  }
  const places = new Float64Array(3 * count);
  const column = new Float64Array(count);
  for (const [axis, coordinate] of coordinates.entries()) {
    fillPlane(coordinate, us, vs, column, count);
    for (let node = 0; node < count; node += 1) places[3 * node + axis] = column[node] ?? NaN;
  }
  const isDefined = (at: number, list: ArrayLike<number>) =>
    Math.hypot(list[at] ?? NaN, list[at + 1] ?? NaN, list[at + 2] ?? NaN) <= farthest;
  const mesh = new Triangles(places, (node) => isDefined(3 * node, places));
  const edgeBetween = (inner: number, outer: number) => {
    const end = { inside: 0, outside: 1 };
    let place = places.slice(3 * inner, 3 * inner + 3);
    for (let step = 0; step < halvings; step += 1) {
      const share = (end.inside + end.outside) / 2;
      const at = (list: Float64Array) => (list[inner] ?? NaN) + share * ((list[outer] ?? NaN) - (list[inner] ?? NaN));
      const next = Float64Array.from(coordinates, (coordinate) => coordinate.at(at(us), at(vs)));
      if (isDefined(0, next)) {
        end.inside = share;
        place = next;
      } else end.outside = share;
    }
    return place;
  };
  for (let row = 0; row < rows; row += 1) {
    for (let i = 0; i < columns; i += 1) {
      const corner = row * (columns + 1) + i;
      mesh.addCell([corner, corner + 1, corner + columns + 2, corner + columns + 1], edgeBetween);
    }
  }
  const positions = mesh.positions();
  const triangles = mesh.triangles();
  return {
    positions,
    normals: normalsOf(positions, triangles, { columns, rows }),
    triangles,
    gridLines: gridLinesOf(columns, rows, gridStep, (node) => isDefined(3 * node, places)),
  };
}

/** Halvings of a stretch to find where the surface ends. */
const halvings = 12;

function gridLinesOf(columns: number, rows: number, step: number, isDefined: (node: number) => boolean): Uint32Array {
  const lines: number[] = [];
  const add = (a: number, b: number) => {
    if (isDefined(a) && isDefined(b)) lines.push(a, b);
  };
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const node = row * (columns + 1) + column;
      if (column < columns && (row % step === 0 || row === rows)) add(node, node + 1);
      if (row < rows && (column % step === 0 || column === columns)) add(node, node + columns + 1);
    }
  }
  return Uint32Array.from(lines);
}
