import type { Lattice } from './lattice.ts';
import { isOnSide, known, type Relations } from './relations.ts';

/** A corner of a part of a triangle, in barycentric coordinates. */
type Corner = readonly [number, number, number];

interface Part {
  readonly corners: readonly Corner[];
  readonly states: Uint8Array;
}

/**
 * The polygons that belong to a region in a cell crossed by several curves. In each half of the cell the functions are
 * interpolated linearly between the corners (given anticlockwise), so that every curve cuts straight.
 */
export function splitCell(
  { list, decide }: Relations,
  states: Uint8Array,
  sided: readonly { readonly relation: number; readonly corners: readonly number[] }[],
  { xs, ys }: Lattice,
  column: number,
  row: number,
): readonly Float64Array[] {
  const x = [xs[column], xs[column + 1], xs[column + 1], xs[column]];
  const y = [ys[row], ys[row], ys[row + 1], ys[row + 1]];
  return halves.flatMap((half) => {
    let parts: readonly Part[] = [{ corners: whole, states }];
    for (const { relation, corners } of sided) {
      const sign = list[relation]?.sign ?? '=';
      const values = finite(corners, isOnSide(sign, -1));
      const [a = 0, b = 0, c = 0] = half.map((corner) => values[corner] ?? 0);
      const valueAt = (corner: Corner) => corner[0] * a + corner[1] * b + corner[2] * c;
      parts = parts.flatMap((part) => {
        const below = cut(part.corners, (corner) => -valueAt(corner));
        const above = cut(part.corners, valueAt);
        return [
          { corners: below, states: withState(part.states, relation, isOnSide(sign, -1)) },
          { corners: above, states: withState(part.states, relation, isOnSide(sign, 1)) },
        ].filter(({ corners: left }) => left.length > 2);
      });
    }
    return parts
      .filter((part) => decide(part.states) === known.yes)
      .map(({ corners }) =>
        Float64Array.from(
          corners.flatMap((corner) =>
            [x, y].map((ends) => half.reduce((sum, end, at) => sum + (corner[at] ?? 0) * (ends[end] ?? NaN), 0)),
          ),
        ),
      );
  });
}

const halves: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 3],
];

const whole: readonly Corner[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/**
 * Replaces an undefined or infinite value by one where the relation does not hold, at about the same distance from
 * zero.
 */
function finite(values: readonly number[], isLowerSide: boolean): readonly number[] {
  const usual = Math.max(...values.filter(Number.isFinite).map(Math.abs), Number.MIN_VALUE);
  return values.map((value) => {
    if (Number.isFinite(value)) return value;
    if (Number.isNaN(value)) return isLowerSide ? usual : -usual;
    return Math.sign(value) * usual;
  });
}

/** The part of a polygon where a linear function is not negative. */
function cut(corners: readonly Corner[], valueAt: (corner: Corner) => number): readonly Corner[] {
  return corners.flatMap((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    const a = valueAt(from);
    const b = valueAt(to);
    const kept = a >= 0 ? [from] : [];
    if (a >= 0 === b >= 0) return kept;
    const share = a / (a - b);
    return [...kept, between(from, to, share)];
  });
}

function between(from: Corner, to: Corner, share: number): Corner {
  const mix = (at: 0 | 1 | 2) => from[at] + share * (to[at] - from[at]);
  return [mix(0), mix(1), mix(2)];
}

function withState(states: Uint8Array, relation: number, holds: boolean): Uint8Array {
  const next = states.slice();
  next[relation] = holds ? known.yes : known.no;
  return next;
}
