import type { NumberRange, Quickcheck, QuickcheckContainer } from '../document/index.ts';
import { seededRandom } from '../platform/index.ts';

/** A quick check of a container, or a pool that no quick check belongs to. */
export type DrawnQuickcheck =
  | { readonly kind: 'quickcheck'; readonly quickcheck: Quickcheck }
  | { readonly kind: 'missing'; readonly pool: NumberRange };

/** One quick check from each pool and all that are in no pool, in order; deterministic in the seed. */
export function drawnQuickchecks(
  { pools, quickchecks }: QuickcheckContainer,
  seed: number,
): readonly DrawnQuickcheck[] {
  const random = seededRandom(seed);
  const drawn = new Map<number, DrawnQuickcheck>();
  for (const pool of pools) {
    const number = random.integer(pool.first, pool.last);
    const quickcheck = quickchecks[number - 1];
    drawn.set(number, quickcheck === undefined ? { kind: 'missing', pool } : { kind: 'quickcheck', quickcheck });
  }
  for (const [index, quickcheck] of quickchecks.entries()) {
    const number = index + 1;
    const isPooled = pools.some(({ first, last }) => first <= number && number <= last);
    if (!isPooled) drawn.set(number, { kind: 'quickcheck', quickcheck });
  }
  return [...drawn].sort(([a], [b]) => a - b).map(([, each]) => each);
}

/** Shuffles the elements in a range (numbers from 1); deterministic in the seed. */
export function permuted<Thing>(
  things: readonly Thing[],
  range: NumberRange | undefined,
  seed: number,
): readonly Thing[] {
  if (range === undefined) return things;
  const [first, last] = [range.first - 1, Math.min(range.last, things.length)];
  const random = seededRandom(seed);
  const shuffled = things.slice(first, last);
  for (let place = shuffled.length - 1; place > 0; place--) {
    const other = random.integer(0, place);
    const [a, b] = [shuffled[place], shuffled[other]];
    if (a === undefined || b === undefined) continue;
    shuffled[place] = b;
    shuffled[other] = a;
  }
  return [...things.slice(0, first), ...shuffled, ...things.slice(last)];
}
