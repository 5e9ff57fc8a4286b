import { between, cross, direction, dot, length, minus, plus, times, type Vector } from './vector.ts';

/** A plane of drawn places p: normal · p = offset. The normal has length 1. */
export interface Plane {
  readonly normal: Vector;
  readonly offset: number;
}

/** The plane through a place with a normal; undefined if there is no such plane. */
export function planeThrough(at: Vector, normal: Vector): Plane | undefined {
  const unit = direction(normal);
  const offset = unit === undefined ? NaN : dot(unit, at);
  return unit && Number.isFinite(offset) ? { normal: unit, offset } : undefined;
}

/** The signed distance of a place from a plane, positive on the side the normal points to. */
export function distanceFrom({ normal, offset }: Plane, at: Vector): number {
  return dot(normal, at) - offset;
}

/**
 * The intersection of a plane with the box, a polygon with vertices in order around the normal; empty if they do not
 * meet.
 */
export function planeSection(plane: Plane, half: Vector): readonly Vector[] {
  const corners: Vector[] = [];
  for (const [from, to] of edges(half)) {
    const [a, b] = [distanceFrom(plane, from), distanceFrom(plane, to)];
    if (a === b || a * b > 0) continue;
    const corner = between(from, to, a / (a - b));
    if (!corners.some((other) => length(minus(other, corner)) < 1e-9)) corners.push(corner);
  }
  if (corners.length < 3) return faceOf(plane, half);
  return around(plane.normal, corners);
}

/** A plane that contains a face of the box crosses no edge; its section is that face. */
function faceOf(plane: Plane, half: Vector): readonly Vector[] {
  const corners = [...new Set(edges(half).flat())].filter((corner) => Math.abs(distanceFrom(plane, corner)) < 1e-9);
  return corners.length < 3 ? [] : around(plane.normal, corners);
}

function around(normal: Vector, corners: readonly Vector[]): readonly Vector[] {
  const centre = times(corners.reduce(plus, [0, 0, 0]), 1 / corners.length);
  const right = direction(minus(corners[0] ?? centre, centre)) ?? normal;
  const up = cross(normal, right);
  const angle = (at: Vector) => Math.atan2(dot(up, minus(at, centre)), dot(right, minus(at, centre)));
  return corners.toSorted((a, b) => angle(a) - angle(b));
}

/** The twelve edges of the box. */
export function edges([x, y, z]: Vector): readonly (readonly [Vector, Vector])[] {
  const corners = [-x, x].flatMap((cx) => [-y, y].flatMap((cy) => [-z, z].map((cz): Vector => [cx, cy, cz])));
  const found: (readonly [Vector, Vector])[] = [];
  for (const [index, from] of corners.entries()) {
    for (const bit of [1, 2, 4]) {
      const to = corners[index | bit];
      if ((index & bit) === 0 && to !== undefined) found.push([from, to]);
    }
  }
  return found;
}
