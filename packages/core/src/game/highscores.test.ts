import { describe, expect, it } from 'vitest';
import type { HighscoreEntry, Highscores } from '../document/index.ts';
import { achievementsOf, minutesAndSeconds, rankingRows } from './index.ts';

function entries(count: number, current?: number, best = false): readonly HighscoreEntry[] {
  return Array.from({ length: count }, (_, at) => ({
    rank: at + 1,
    score: 100 - at,
    seconds: at,
    isCurrent: at + 1 === current,
    isOwn: at + 1 === current,
    isMyBest: best && at + 1 === current,
  }));
}

describe('a ranking', () => {
  it.each([
    [0, undefined, ''],
    [1, 1, '1'],
    [3, 3, '1 2 3'],
    [4, undefined, '1 2 3 …'],
    [4, 2, '1 2 3 …'],
    [4, 4, '1 2 3 4 …'],
    [9, 4, '1 2 3 4 …'],
    [9, 3, '1 2 3 …'],
    [9, 5, '1 2 3 … 5 …'],
    [9, 9, '1 2 3 … 9 …'],
  ])('of %d results, the current one at %s, shows %j', (count, current, shown) => {
    const rows = rankingRows(entries(count, current));
    expect(rows.map((row) => (row.kind === 'filler' ? '…' : row.entry.rank)).join(' ')).toBe(shown);
  });

  it('shows a current result on a shared fourth rank beside the first three', () => {
    const shared = entries(6, 4).map((entry) => (entry.rank > 3 ? { ...entry, rank: 3 } : entry));
    expect(rankingRows(shared)).toHaveLength(5);
  });
});

describe('what a game has achieved', () => {
  const highscores = (parts: Partial<Highscores>): Highscores => ({
    kind: 'highscores',
    thresholdAchieved: false,
    entries: [],
    span: { from: 0, to: 0 },
    ...parts,
  });

  it.each([
    ['nothing, where nothing was played', highscores({}), []],
    ['nothing, by a result that is not the best', highscores({ entries: entries(5, 1) }), []],
    [
      'the threshold of its level',
      highscores({ thresholdAchieved: true, entries: entries(5, 2) }),
      ['thresholdAchieved'],
    ],
    ['a best result of one’s own', highscores({ entries: entries(5, 2, true) }), ['newHighscore']],
    [
      'the best of all, which is one’s own best as well',
      highscores({ thresholdAchieved: true, entries: entries(5, 1, true) }),
      ['thresholdAchieved', 'newHighscore', 'newGlobalHighscore'],
    ],
  ])('is %s', (_, of, achievements) => {
    expect(achievementsOf(of)).toEqual(achievements);
  });
});

it.each([
  [0, '0m 00s'],
  [5.9, '0m 05s'],
  [59, '0m 59s'],
  [60, '1m 00s'],
  [185, '3m 05s'],
  [3600, '60m 00s'],
])('%d seconds are %s', (time, text) => {
  const { minutes, seconds } = minutesAndSeconds(time);
  expect(`${minutes}m ${seconds}s`).toBe(text);
});
