import { between, isPlace, minus, type Vector } from './vector.ts';

const axes = [0, 1, 2] as const;

/** The part of a segment in the box, from `from` to `to` as fractions of the way from a to b. */
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

/** The parts of a polyline in the box. */
export function clippedPolyline(places: readonly Vector[], half: Vector): readonly (readonly Vector[])[] {
  const isWithin = (at: Vector) => axes.every((axis) => Math.abs(at[axis]) <= half[axis]);
  if (places.length > 1 && places.every(isWithin)) return [places];
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

function same(a: Vector, b: Vector): boolean {
  return axes.every((axis) => Math.abs(a[axis] - b[axis]) < 1e-9);
}
