import type { Random } from '../../platform/index.ts';
import type { RandomNumber } from './model.ts';
import { lastOf } from '../definitions/random-domain.ts';

/** An index range for each of some random numbers, inclusive; for a continuum a range of fractions. */
export type IndexBox = ReadonlyMap<RandomNumber, Side>;

export interface Side {
  readonly from: number;
  readonly to: number;
}

/** A continuum is not divided into smaller parts than this. */
const smallestPart = 2 ** -40;

/** The box of all values of random numbers. */
export function wholeBox(randoms: readonly RandomNumber[]): IndexBox {
  return new Map(randoms.map((random) => [random, { from: 0, to: lastOf(random.domain) }]));
}

/** The number of combinations of values in a box; infinite for a continuum. */
export function combinationsIn(box: IndexBox): number {
  let count = 1;
  for (const [{ domain }, { from, to }] of box)
    count *= domain.size < Infinity ? to - from + 1 : to > from ? Infinity : 1;
  return count;
}

/** The fraction of all combinations of values that is in a box, from 0 to 1. */
export function shareOf(box: IndexBox): number {
  let share = 1;
  for (const [random, side] of box) share *= shareOfSide(random, side);
  return share;
}

/** The box halved across its longest side; the box itself if no side can be divided. */
export function halvesOf(box: IndexBox): readonly IndexBox[] {
  let longest: RandomNumber | undefined;
  let greatest = 0;
  for (const [random, side] of box) {
    const share = shareOfSide(random, side);
    const canBeCut = random.domain.size === Infinity ? share > smallestPart : side.to > side.from;
    if (canBeCut && share > greatest) [longest, greatest] = [random, share];
  }
  const side = longest && box.get(longest);
  if (longest === undefined || side === undefined) return [box];
  const middle = (side.from + side.to) / 2;
  const [end, start] =
    longest.domain.size === Infinity ? [middle, middle] : [Math.floor(middle), Math.floor(middle) + 1];
  return [
    new Map(box).set(longest, { from: side.from, to: end }),
    new Map(box).set(longest, { from: start, to: side.to }),
  ];
}

/** The box divided so that no side has more than `longest` values. */
export function piecesOf(box: IndexBox, longest: number): readonly IndexBox[] {
  for (const [random, { from, to }] of box) {
    if (to - from < longest) continue;
    const starts = Array.from({ length: Math.ceil((to - from + 1) / longest) }, (_, index) => from + index * longest);
    return starts.flatMap((start) =>
      piecesOf(new Map(box).set(random, { from: start, to: Math.min(to, start + longest - 1) }), longest),
    );
  }
  return [box];
}

/** Draws boxes with probability proportional to their share of all combinations. */
export function boxDrawer(boxes: readonly IndexBox[]): (random: Random) => IndexBox {
  const ends = new Float64Array(boxes.length);
  let end = 0;
  for (const [index, box] of boxes.entries()) ends[index] = end += shareOf(box);
  return (random) => {
    const place = random.fraction() * end;
    let [low, high] = [0, boxes.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (place < (ends[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return boxes[low] ?? new Map();
  };
}

/** Draws a place on a side: an index, or a fraction of a continuum. */
export function placeIn({ from, to }: Side, { domain }: RandomNumber, random: Random): number {
  return domain.size === Infinity ? from + random.fraction() * (to - from) : random.integer(from, to);
}

function shareOfSide({ domain }: RandomNumber, { from, to }: Side): number {
  return domain.size === Infinity ? to - from : (to - from + 1) / domain.size;
}
