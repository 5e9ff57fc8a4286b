import type { Compared } from './compared.ts';

/** Bisection steps until two points are neighbours. */
const halvings = 60;

/** Distances from a boundary, relative to its position; relations have a tolerance of 1e-12. */
const distances = [0, 2e-13, -2e-13, 5e-13, -5e-13, 1e-12, -1e-12];

/**
 * Points around which a truth value changes, between a point where it is true and one where it is false: there < and <=
 * differ.
 */
export function boundaryPoints(
  compared: Compared,
  from: readonly number[],
  to: readonly number[],
): readonly (readonly number[])[] {
  let [holds, fails] = [from, to];
  for (let halving = 0; halving < halvings; halving++) {
    const middle = holds.map((x, index) => (x + (fails[index] ?? x)) / 2);
    if (compared.at(middle) === 1) holds = middle;
    else fails = middle;
  }
  return distances.map((distance) => fails.map((x) => x * (1 + distance)));
}
