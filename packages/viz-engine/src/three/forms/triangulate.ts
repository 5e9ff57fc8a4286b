import { cross, dot, minus, type Vector } from '../space/vector.ts';
import type { Triangle } from '../space/subdivide.ts';

/**
 * Triangulates a polygon without holes by ear clipping. Its vertices go around the normal; if the polygon intersects
 * itself, the rest is cut arbitrarily.
 */
export function triangulated(corners: readonly Vector[], normal: Vector): readonly Triangle[] {
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
