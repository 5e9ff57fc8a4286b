import type { PlaneFunction } from '../sampling/index.ts';

export type PlanePoint = readonly [x: number, y: number];

export function distanceTo([x, y]: PlanePoint, [toX, toY]: PlanePoint): number {
  return Math.hypot(x - toX, y - toY);
}

/** Newton steps to a zero, and steps along the zero set. */
const [rounds, steps] = [20, 60];
/** Step size for numerical slopes, and the length below which changes are negligible. */
const [difference, negligible] = [1e-6, 1e-12];

/**
 * Follows the zero set of a function from a point on or near it to the point nearest to a given one; undefined if it
 * cannot be followed.
 */
export function nearestZero(of: PlaneFunction, start: PlanePoint, to: PlanePoint): PlanePoint | undefined {
  const scale = Math.max(1, Math.abs(start[0]), Math.abs(start[1]));
  let place = zeroNear(of, start, scale);
  let share = 1;
  let before = 0;
  for (let step = 0; step < steps && place !== undefined; step += 1) {
    const [right, up] = slopeAt(of, place, scale);
    const steep = Math.hypot(right, up);
    const along = ((to[1] - place[1]) * right - (to[0] - place[0]) * up) / steep;
    if (!(Math.abs(along) * share > negligible * scale)) break;
    // Beyond the nearest point: on a circle of half the distance, whole steps would go to and fro.
    if (along * before < 0) share /= 2;
    before = along;
    const far = (share * along) / steep;
    const next = zeroNear(of, [place[0] - far * up, place[1] + far * right], scale);
    if (next !== undefined && distanceTo(next, to) < distanceTo(place, to)) place = next;
    else share /= 2;
  }
  return place;
}

/** Newton steps along the gradient to a zero. */
function zeroNear(of: PlaneFunction, start: PlanePoint, scale: number): PlanePoint | undefined {
  let place = start;
  for (let round = 0; round < rounds; round += 1) {
    const [right, up] = slopeAt(of, place, scale);
    const down = of.at(...place) / (right * right + up * up);
    const [dx, dy] = [-down * right, -down * up];
    if (!Number.isFinite(dx) || !Number.isFinite(dy)) return undefined;
    place = [place[0] + dx, place[1] + dy];
    if (Math.hypot(dx, dy) <= negligible * scale) return place;
  }
  return undefined;
}

function slopeAt(of: PlaneFunction, [x, y]: PlanePoint, scale: number): PlanePoint {
  const by = difference * scale;
  return [(of.at(x + by, y) - of.at(x - by, y)) / (2 * by), (of.at(x, y + by) - of.at(x, y - by)) / (2 * by)];
}
