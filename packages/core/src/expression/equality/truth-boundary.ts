import type { Compared } from './compared.ts';

/** Bisection steps until two points of any magnitude are neighbours. */
const halvings = 110;

/** Maximum number of segments followed from a point where a relation holds to one where it does not. */
const mostWays = 40;

/**
 * Points where a truth value changes, on the segments from points where it is true to points where it is false: there <
 * and <= differ. In terms of real numbers, so that x² < 4 and |x| < 2 change at the same place.
 */
export function boundaryPoints(
  compared: Compared,
  points: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const [holding, failing] = [1, 0].map((value) => points.filter((point) => truthAt(compared, point) === value));
  const ways = (holding ?? []).flatMap((from) => (failing ?? []).map((to) => [from, to] as const));
  // Segments of all kinds, not only those from the first points.
  const step = Math.max(1, Math.floor(ways.length / mostWays));
  return ways.flatMap(([from, to], index) => (index % step === 0 ? [changeBetween(compared, from, to)] : []));
}

function changeBetween(compared: Compared, from: readonly number[], to: readonly number[]): readonly number[] {
  let [holds, fails] = [from, to];
  for (let halving = 0; halving < halvings; halving++) {
    const middle = holds.map((x, index) => (x + (fails[index] ?? x)) / 2);
    if (truthAt(compared, middle) === 1) holds = middle;
    else fails = middle;
  }
  return fails;
}

/** What is certain, or otherwise the value in doubles. */
function truthAt(compared: Compared, point: readonly number[]): number {
  const { low, high } = compared.within(point, 0);
  return low === high ? low : compared.at(point);
}
