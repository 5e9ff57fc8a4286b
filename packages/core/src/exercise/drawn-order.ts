import type { Choice, NumberRange, Question, Quickcheck, QuickcheckContainer } from '../document/index.ts';
import { seededRandom } from '../platform/index.ts';
import { seedOfOrder, seedOfQuestion } from './seeds.ts';

/** A quick check of a container, or a pool that no quick check belongs to. */
export type DrawnQuickcheck =
  | { readonly kind: 'quickcheck'; readonly quickcheck: Quickcheck }
  | { readonly kind: 'missing'; readonly pool: NumberRange };

/** One quick check from each pool and all that are in no pool, in order; deterministic in the seed. */
export function drawnQuickchecks(
  { pools, quickchecks }: QuickcheckContainer,
  seed: number,
): readonly DrawnQuickcheck[] {
  return drawnNumbers(pools, quickchecks.length, seed).map(({ number, pool }) => {
    const quickcheck = quickchecks[number - 1];
    // Only a pool has numbers beyond the last quick check.
    return quickcheck === undefined
      ? { kind: 'missing', pool: pool ?? { first: number, last: number } }
      : { kind: 'quickcheck', quickcheck };
  });
}

/** The numbers, from 1, that are drawn: one from each pool, and all up to `count` that are in none; in order. */
export function drawnNumbers(
  pools: readonly NumberRange[],
  count: number,
  seed: number,
): readonly { readonly number: number; readonly pool?: NumberRange }[] {
  const random = seededRandom(seed);
  const drawn = new Map<number, { readonly number: number; readonly pool?: NumberRange }>();
  for (const pool of pools) {
    const number = random.integer(pool.first, pool.last);
    drawn.set(number, { number, pool });
  }
  for (let number = 1; number <= count; number += 1) {
    const isPooled = pools.some(({ first, last }) => first <= number && number <= last);
    if (!isPooled) drawn.set(number, { number });
  }
  return [...drawn.values()].sort((a, b) => a.number - b.number);
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

/**
 * The choices of a question or quick check on a page, in the order that the seed of the block gives them. The order
 * tells nothing about the values, and each question of a problem has its own.
 */
export function shownChoices(
  question: Pick<Question, 'id' | 'choices' | 'permutedChoices'>,
  seed: number,
): readonly Choice[] {
  return permuted(
    question.choices,
    question.permutedChoices,
    seedOfOrder('choices', seedOfQuestion(question, seed, 0)),
  );
}
