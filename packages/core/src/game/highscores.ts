import type { HighscoreEntry, Highscores } from '../document/index.ts';

/** A row of a ranking: a result, or a gap for omitted results. */
export type RankingRow = { readonly kind: 'entry'; readonly entry: HighscoreEntry } | { readonly kind: 'filler' };

/** The number of best results that are always shown. */
const topRows = 3;

/**
 * The rows of a ranking, whose entries are ordered by rank (specification 001 §4): up to three in full; of more, the
 * first three, a gap, the current one and a gap. A current one in fourth place directly follows the first three.
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
 * The achievements of the game just played: reaching the threshold of its level, a personal best, and possibly the best
 * result of all (specification 001 §4).
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

/** A time in minutes and seconds, with two digits for the seconds, as in 3m 05s. */
export function minutesAndSeconds(seconds: number): { readonly minutes: string; readonly seconds: string } {
  const whole = Math.floor(seconds);
  return { minutes: String(Math.floor(whole / 60)), seconds: String(whole % 60).padStart(2, '0') };
}
