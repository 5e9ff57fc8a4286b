export { achievementsOf, minutesAndSeconds, rankingRows, type Achievement, type RankingRow } from './highscores.ts';
