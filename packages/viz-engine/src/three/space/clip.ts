import { between, isPlace, minus, type Vector } from './vector.ts';

/** A corner of a face, with the direction in which the face looks there. */
export interface Corner {
  readonly at: Vector;
  readonly normal: Vector;
}

/** A convex piece of a surface, its corners in order. */
export type Face = readonly Corner[];

const axes = [0, 1, 2] as const;

/** The part of a straight line that is in the box, from `from` to `to` as shares of the way from a to b. */
export function clippedLine(
  a: Vector,
  b: Vector,
  half: Vector,
  from = 0,
  to = 1,
): readonly [Vector, Vector] | undefined {
  const way = minus(b, a);
  if (!isPlace(a) || !isPlace(b) || way.every((step) => step === 0)) return undefined;
  let [enter, leave] = [from, to];
  for (const axis of axes) {
    const step = way[axis];
    if (step === 0) {
      if (Math.abs(a[axis]) > half[axis] + 1e-9) return undefined;
      continue;
    }
    const [one, other] = [(-half[axis] - a[axis]) / step, (half[axis] - a[axis]) / step];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return enter < leave ? [between(a, b, enter), between(a, b, leave)] : undefined;
}

/** The parts of a polyline that are in the box. */
export function clippedPolyline(places: readonly Vector[], half: Vector): readonly (readonly Vector[])[] {
  const parts: Vector[][] = [];
  for (const [index, to] of places.entries()) {
    const from = places[index - 1];
    const piece = from && clippedLine(from, to, half);
    if (piece === undefined) continue;
    const [start, end] = piece;
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part !== undefined && last !== undefined && same(last, start)) part.push(end);
    else parts.push([start, end]);
  }
  return parts;
}

/** The part of a face on that side of a plane where the distance from it is positive. */
export function cutFace(face: Face, distance: (at: Vector) => number): Face {
  const kept: Corner[] = [];
  for (const [index, corner] of face.entries()) {
    const next = face[(index + 1) % face.length] ?? corner;
    const [here, there] = [distance(corner.at), distance(next.at)];
    if (here >= 0) kept.push(corner);
    if ((here > 0 && there < 0) || (here < 0 && there > 0)) kept.push(mixed(corner, next, here / (here - there)));
  }
  return kept.length < 3 ? [] : kept;
}

/** The part of a face that is in the box. */
export function clippedFace(face: Face, half: Vector): Face {
  if (face.every(({ at }) => axes.every((axis) => Math.abs(at[axis]) <= half[axis]))) return face;
  let kept = face;
  for (const axis of axes) {
    kept = cutFace(kept, (at) => half[axis] - at[axis]);
    kept = cutFace(kept, (at) => half[axis] + at[axis]);
  }
  return kept;
}

function mixed(a: Corner, b: Corner, share: number): Corner {
  return { at: between(a.at, b.at, share), normal: between(a.normal, b.normal, share) };
}

function same(a: Vector, b: Vector): boolean {
  return axes.every((axis) => Math.abs(a[axis] - b[axis]) < 1e-9);
}
