export {
  buttonOf,
  expired,
  hasGame,
  openedScreen,
  pressed,
  type GameButton,
  type GameScreen,
  type GameStep,
} from './game-machine.ts';
export { GameStore, type ShownGame } from './game.store.ts';
export type { GameFailure, GameProblem } from './ports.ts';
export { gameRules, playableLevels, type GameDuration, type GameRules } from './game-rules.ts';
export type { GameMove, GameStanding, LastPlay, RunningPlay } from './game-standing.ts';
export { expiryDelay, shownTime, timerOf, type GameTimer, type ShownTime } from './game-timer.ts';
export { achievementsOf, minutesAndSeconds, rankingRows, type Achievement, type RankingRow } from './highscores.ts';
export {
  advanced,
  begun,
  endedWithoutResult,
  finished,
  gameScore,
  grace,
  isLastTask,
  isOneByOne,
  isTimeUp,
  isWon,
  levelState,
  maxAllowedLevel,
  newGame,
  running,
  timeLeft,
  timeTaken,
  type GameRecord,
  type LevelState,
  type Play,
  type PlayResult,
} from './play.ts';
export { rankResults, type RankedResult } from './rank-results.ts';
