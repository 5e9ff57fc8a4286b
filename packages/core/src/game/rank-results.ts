import type { HighscoreEntry } from '../document/index.ts';

/** A result of a level, of somebody. */
export interface RankedResult {
  /** 0 to 100. */
  readonly points: number;
  /** Whole seconds. */
  readonly seconds: number;
  readonly isOwn: boolean;
  /** Whether it is the result of the game just played. */
  readonly isCurrent: boolean;
}

/** The best results that are always told: three rows, and a fourth one that may be the current one. */
const told = 4;

/**
 * The ranking of a level: the best result of everybody and, if it is another one, the current one. More points are
 * better, then less time. Equal points and times share a rank; the earlier one comes first. A result without points is
 * nobody's best. `bests` are in the order in which they were reached.
 */
export function rankResults(
  bests: readonly RankedResult[],
  current: RankedResult | undefined,
): readonly HighscoreEntry[] {
  const counted = bests.filter(({ points }) => points > 0);
  const isListed = counted.some(({ isCurrent }) => isCurrent);
  const all = [...counted, ...(current === undefined || isListed ? [] : [current])].sort(byRank);
  const entries = all.map((result): HighscoreEntry => {
    const { points, seconds, isOwn, isCurrent } = result;
    return {
      rank: 1 + all.filter((other) => byRank(other, result) < 0).length,
      score: points,
      seconds,
      isCurrent,
      isOwn,
      isMyBest: isOwn && counted.includes(result),
    };
  });
  return entries.filter(({ isCurrent }, index) => index < told || isCurrent);
}

function byRank(one: RankedResult, other: RankedResult): number {
  return other.points - one.points || one.seconds - other.seconds;
}
