import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { rankResults, rankingRows, type RankedResult } from './index.ts';

const of = (points: number, seconds: number, more: Partial<RankedResult> = {}): RankedResult => ({
  ...{ points, seconds },
  ...{ isOwn: false, isCurrent: false, ...more },
});
const told = (bests: readonly RankedResult[], current?: RankedResult) =>
  rankResults(bests, current).map(({ rank, score, seconds }) => `${rank}: ${score} in ${seconds}`);

describe('a ranking', () => {
  it('puts more points first, then less time; equal ones share a rank, and the earlier one stands first', () => {
    expect(told([of(50, 9), of(80, 30), of(80, 20), of(80, 20), of(0, 1)])).toEqual([
      '1: 80 in 20',
      '1: 80 in 20',
      '3: 80 in 30',
      '4: 50 in 9',
    ]);
  });

  it('also shows a current result that is not one’s best, and calls nothing without points a best', () => {
    const own = { isOwn: true };
    const entries = rankResults([of(80, 20, own)], of(60, 5, { ...own, isCurrent: true }));
    expect(entries.map(({ isMyBest, isCurrent, rank }) => [rank, isMyBest, isCurrent])).toEqual([
      [1, true, false],
      [2, false, true],
    ]);
    const [nothing] = rankResults([of(0, 2, { ...own, isCurrent: true })], of(0, 2, { ...own, isCurrent: true }));
    expect(nothing).toMatchObject({ rank: 1, isMyBest: false, isCurrent: true });
  });
});

const anyResult = fc.record({ points: fc.integer({ min: 0, max: 6 }), seconds: fc.integer({ min: 0, max: 4 }) });

it('agrees with counting by hand, and the rows that are told are those of the whole ranking', () => {
  const property = fc.property(
    fc.array(anyResult, { maxLength: 12 }),
    anyResult,
    fc.boolean(),
    (others, mine, isBest) => {
      const current = of(mine.points, mine.seconds, { isOwn: true, isCurrent: true });
      const before = of(6, 0, { isOwn: true });
      const bests = [...others.map((each) => of(each.points, each.seconds)), isBest ? current : before];
      const entries = rankResults(bests, current);
      const all = [...bests, ...(isBest ? [] : [current])].filter((each) => each.points > 0 || each.isCurrent);
      const isBetter = (one: RankedResult, other: RankedResult) =>
        one.points > other.points || (one.points === other.points && one.seconds < other.seconds);
      const shown = entries.find((entry) => entry.isCurrent);
      expect(shown?.rank).toBe(1 + all.filter((each) => isBetter(each, current)).length);
      expect(entries.length).toBe(Math.min(all.length, entries.slice(0, 4).some((entry) => entry.isCurrent) ? 4 : 5));
      expect(rankingRows(entries).some((row) => row.kind === 'entry' && row.entry.isCurrent)).toBe(true);
    },
  );
  fc.assert(property, { seed: 17, numRuns: runs });
});
