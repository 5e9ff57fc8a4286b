import type { HighscoreEntry, Highscores } from '../document/index.ts';

/** A row of a ranking: a result, or results that are left out. */
export type RankingRow = { readonly kind: 'entry'; readonly entry: HighscoreEntry } | { readonly kind: 'filler' };

/** So many results, the best ones, are always shown. */
const topRows = 3;

/**
 * The rows of a ranking, whose entries stand in the order of their ranks (specification 001 §4): up to three in full; of more the
 * first three, a filler, the current one and a filler. A current one on the fourth place stands beside the first three.
 */
export function rankingRows(entries: readonly HighscoreEntry[]): readonly RankingRow[] {
  const rows = entries.map((entry): RankingRow => ({ kind: 'entry', entry }));
  if (rows.length <= topRows) return rows;
  const filler: RankingRow = { kind: 'filler' };
  const place = entries.findIndex((entry) => entry.isCurrent);
  if (place < topRows) return [...rows.slice(0, topRows), filler];
  if (place === topRows) return [...rows.slice(0, topRows + 1), filler];
  return [...rows.slice(0, topRows), filler, ...rows.slice(place, place + 1), filler];
}

/** What a player is congratulated on. */
export type Achievement = 'thresholdAchieved' | 'newHighscore' | 'newGlobalHighscore';

/**
 * What the game just played has achieved: the threshold of its level, a best result of one's own, and then perhaps the best of all
 * (specification 001 §4).
 */
export function achievementsOf({ thresholdAchieved, entries }: Highscores): readonly Achievement[] {
  const current = entries.find((entry) => entry.isCurrent);
  const isNewBest = current?.isMyBest === true;
  return [
    ...(thresholdAchieved ? (['thresholdAchieved'] as const) : []),
    ...(isNewBest ? (['newHighscore'] as const) : []),
    ...(isNewBest && current.rank === 1 ? (['newGlobalHighscore'] as const) : []),
  ];
}

/** A time in whole minutes and seconds; the seconds have two digits, as in 3m 05s. */
export function minutesAndSeconds(seconds: number): { readonly minutes: string; readonly seconds: string } {
  const whole = Math.floor(seconds);
  return { minutes: String(Math.floor(whole / 60)), seconds: String(whole % 60).padStart(2, '0') };
}
