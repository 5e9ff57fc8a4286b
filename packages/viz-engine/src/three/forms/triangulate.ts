import { between, cross, dot, length, minus, type Vector } from '../space/vector.ts';
import type { Triangle } from '../space/subdivide.ts';

/**
 * Triangulates a polygon without holes by ear clipping. Its vertices go around the normal. The inside of a polygon that
 * crosses itself follows the even–odd rule.
 */
export function triangulated(corners: readonly Vector[], normal: Vector): readonly Triangle[] {
  const slabs = slabsOf(corners, normal);
  if (slabs !== undefined) return slabs;
  const left = [...corners];
  const triangles: Triangle[] = [];
  while (left.length >= 3) {
    const found = left.findIndex((_, index) => isEar(left, index, normal));
    const ear = found < 0 ? 0 : found;
    const [a, b, c] = aroundCorner(left, ear);
    if (dot(normal, turn(a, b, c)) !== 0) triangles.push([a, b, c]);
    left.splice(ear, 1);
  }
  return triangles;
}

function isEar(corners: readonly Vector[], index: number, normal: Vector): boolean {
  const [a, b, c] = aroundCorner(corners, index);
  if (dot(normal, turn(a, b, c)) < 0) return false;
  return !corners.some(
    (corner) =>
      corner !== a &&
      corner !== b &&
      corner !== c &&
      dot(normal, turn(a, b, corner)) > 0 &&
      dot(normal, turn(b, c, corner)) > 0 &&
      dot(normal, turn(c, a, corner)) > 0,
  );
}

function aroundCorner(corners: readonly Vector[], index: number): Triangle {
  const count = corners.length;
  const at = (place: number): Vector => corners[(place + count) % count] ?? [0, 0, 0];
  return [at(index - 1), at(index), at(index + 1)];
}

function turn(a: Vector, b: Vector, c: Vector): Vector {
  return cross(minus(b, a), minus(c, b));
}

/** An edge projected along the normal, with its position in space, and the heights between which it extends. */
interface Edge {
  readonly low: Seen;
  readonly high: Seen;
}

interface Seen {
  readonly across: number;
  readonly height: number;
  readonly at: Vector;
}

/**
 * A polygon that crosses itself, cut at the heights of all vertices and crossings: in between, every other gap between
 * its edges is inside. Undefined if it does not cross itself.
 */
function slabsOf(corners: readonly Vector[], normal: Vector): readonly Triangle[] | undefined {
  const seen = seenAlong(corners, normal);
  const edges = seen.flatMap((from, index): Edge[] => {
    const to = seen[(index + 1) % seen.length] ?? from;
    return from.height === to.height
      ? []
      : [from.height < to.height ? { low: from, high: to } : { low: to, high: from }];
  });
  const crossings = edges.flatMap((edge, index) =>
    edges.slice(index + 1).flatMap((other) => crossingHeight(edge, other) ?? []),
  );
  if (crossings.length === 0) return undefined;
  const heights = [...new Set([...seen.map(({ height }) => height), ...crossings])].sort((a, b) => a - b);
  return heights.slice(1).flatMap((top, index) => {
    const bottom = heights[index] ?? top;
    const middle = (bottom + top) / 2;
    const through = edges
      .filter(({ low, high }) => low.height < middle && high.height > middle)
      .map((edge) => ({ edge, across: acrossAt(edge, middle) }))
      .sort((a, b) => a.across - b.across);
    return through.flatMap(({ edge: left }, place): Triangle[] => {
      const right = through[place + 1]?.edge;
      if (place % 2 === 1 || right === undefined) return [];
      const [a, b, c, d] = [placeAt(left, bottom), placeAt(right, bottom), placeAt(right, top), placeAt(left, top)];
      const halves: readonly Triangle[] = [
        [a, b, c],
        [a, c, d],
      ];
      return halves.filter((half) => length(turn(...half)) > 0);
    });
  });
}

/** The vertices projected along the axis closest to the normal. */
function seenAlong(corners: readonly Vector[], normal: Vector): readonly Seen[] {
  const sizes = normal.map(Math.abs);
  const axis = sizes.indexOf(Math.max(...sizes));
  return corners.map((at) => {
    const [x, y, z] = at;
    const [across, height] = axis === 0 ? [y, z] : axis === 1 ? [z, x] : [x, y];
    return { across, height, at };
  });
}

/** The height at which two edges cross between their ends; undefined if they do not. */
function crossingHeight(one: Edge, other: Edge): number | undefined {
  const [low, high] = [Math.max(one.low.height, other.low.height), Math.min(one.high.height, other.high.height)];
  if (!(low < high)) return undefined;
  const [below, above] = [acrossAt(one, low) - acrossAt(other, low), acrossAt(one, high) - acrossAt(other, high)];
  const slack = 1e-9 * (Math.abs(below) + Math.abs(above));
  if (below * above >= 0 || Math.min(Math.abs(below), Math.abs(above)) <= slack) return undefined;
  return low + ((high - low) * below) / (below - above);
}

function acrossAt({ low, high }: Edge, height: number): number {
  return low.across + ((height - low.height) / (high.height - low.height)) * (high.across - low.across);
}

function placeAt({ low, high }: Edge, height: number): Vector {
  return between(low.at, high.at, (height - low.height) / (high.height - low.height));
}
