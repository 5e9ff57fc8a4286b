import type { GameDuration, GameRules } from './game-rules.ts';

/** What a level that was played to its end has brought. */
export interface PlayResult {
  /** 0 to 100. */
  readonly points: number;
  /** Whole seconds. */
  readonly seconds: number;
  /** Whether the threshold of the level was reached. */
  readonly isPassed: boolean;
}

/** A level that is being played, or was played last. Moments are milliseconds since 1970 by the clock of the server. */
export interface Play {
  readonly level: number;
  /** The numbers of its questions, in order: each is a task. */
  readonly tasks: readonly number[];
  /** The task that is being worked on, from 1, where there is a time for each; otherwise 1. */
  readonly task: number;
  readonly duration?: GameDuration;
  /** When the level began, or the task if there is a time for each. */
  readonly since: number;
  /** Milliseconds that earlier tasks have taken. */
  readonly spent: number;
  /** When its player or its time ended it, if its result has to wait for code that could not be run then. */
  readonly endedAt?: number;
  /** Present once it is over. */
  readonly result?: PlayResult;
}

/** What somebody has reached in a game. */
export interface GameRecord {
  /** The number of levels passed in a row, from the first one. */
  readonly passed: number;
  /** The best points by level. */
  readonly best: Readonly<Record<number, number>>;
  readonly play?: Play;
}

/** Before anything is played. */
export const newGame: GameRecord = { passed: 0, best: {} };

/**
 * Milliseconds after the end of a time in which the server still takes what was given: pages react one second late
 * (specification 001 §4), and the rest is for the way.
 */
export const grace = 5000;

/** The highest level that may be played; 0 if there is no game. */
export function maxAllowedLevel({ passed }: GameRecord, { levels }: Pick<GameRules, 'levels'>): number {
  return Math.min(passed + 1, levels);
}

/** Whether a level can be played, or why not. `locked`: an earlier one must be passed; `played`: it is not repeatable. */
export type LevelState = 'open' | 'played' | 'locked';

/**
 * "A level is enabled if it equals max_allowed_level or, when levelRepeatable, is below it" (specification 001 §4).
 * Everything that is not a level is locked.
 */
export function levelState(
  level: number,
  { maxAllowed, isRepeatable }: { readonly maxAllowed: number; readonly isRepeatable: boolean },
): LevelState {
  if (!Number.isInteger(level) || level < 1 || level > maxAllowed) return 'locked';
  return level === maxAllowed || isRepeatable ? 'open' : 'played';
}

/** The play that is going on, if there is one. */
export function running({ play }: GameRecord): Play | undefined {
  return play?.result === undefined ? play : undefined;
}

/** Whether only one task after another is handed out: each has its own time. */
export function isOneByOne({ duration }: Pick<Play, 'duration'>): boolean {
  return duration?.per === 'question';
}

/** After a level was begun. */
export function begun(
  record: GameRecord,
  level: number,
  tasks: readonly number[],
  rules: GameRules,
  now: number,
): GameRecord {
  const { duration } = rules;
  return { ...record, play: { level, tasks, task: 1, ...(duration && { duration }), since: now, spent: 0 } };
}

/** Milliseconds that are left for the level or task, negative afterwards; undefined without a duration. */
export function timeLeft({ duration, since }: Play, now: number): number | undefined {
  return duration && since + duration.seconds * 1000 - now;
}

/** Whether nothing is taken any more for the level or task. */
export function isTimeUp(play: Play, now: number): boolean {
  return play.endedAt !== undefined || (timeLeft(play, now) ?? 0) < -grace;
}

/** Milliseconds that a play has taken; what goes beyond the time of a level or task, or is spent waiting for its result, does not count. */
export function timeTaken({ duration, since, spent, endedAt = Infinity }: Play, now: number): number {
  const most = duration === undefined ? Infinity : duration.seconds * 1000;
  return spent + Math.min(Math.max(Math.min(now, endedAt) - since, 0), most);
}

/** Whether there is no task after the current one. */
export function isLastTask({ task, tasks }: Pick<Play, 'task' | 'tasks'>): boolean {
  return task >= tasks.length;
}

/** After the next task was handed out: its time begins now. */
export function advanced(play: Play, now: number): Play {
  return isLastTask(play) ? play : { ...play, task: play.task + 1, since: now, spent: timeTaken(play, now) };
}

/** After a play was ended whose result cannot be known yet: nothing more is taken, and its time stands still. */
export function endedWithoutResult(record: GameRecord, now: number): GameRecord {
  const play = running(record);
  return play === undefined || play.endedAt !== undefined ? record : { ...record, play: { ...play, endedAt: now } };
}

/**
 * After a play is over with a score from 0 to 1. The next level opens if the threshold was reached; results of levels
 * that are open already take nothing away.
 */
export function finished(record: GameRecord, { threshold = 0 }: GameRules, score: number, now: number): GameRecord {
  const play = running(record);
  if (play === undefined) return record;
  const { level } = play;
  // A score is a mean of fractions: 0.7 may come out slightly below.
  const isPassed = score >= threshold - 1e-9;
  const points = Math.round(Math.min(Math.max(score, 0), 1) * 100);
  return {
    passed: isPassed ? Math.max(record.passed, level) : record.passed,
    best: { ...record.best, [level]: Math.max(record.best[level] ?? 0, points) },
    play: { ...play, result: { points, seconds: Math.floor(timeTaken(play, now) / 1000), isPassed } },
  };
}

/** Whether every level is passed. */
export function isWon({ passed }: GameRecord, { levels }: Pick<GameRules, 'levels'>): boolean {
  return levels > 0 && passed >= levels;
}

/** The score of the whole game from 0 to 1: the mean of the best results of its levels. */
export function gameScore({ best }: GameRecord, { levels }: Pick<GameRules, 'levels'>): number {
  const points = Array.from({ length: levels }, (_, index) => best[index + 1] ?? 0);
  return levels === 0 ? 0 : points.reduce((sum, each) => sum + each, 0) / (100 * levels);
}
