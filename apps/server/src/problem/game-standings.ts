import type { Kysely } from 'kysely';
import {
  maxAllowedLevel,
  newGame,
  rankResults,
  running,
  timeLeft,
  timeTaken,
  type GameRules,
  type GameStanding,
  type LastPlay,
  type Play,
} from '@lemma/core/game';
import { mayBeSeen } from '@lemma/core/problem';
import type { Tables } from '../database/index.ts';
import type { Now } from '../now.ts';
import type { Admitted } from './admission.ts';
import type { Attempt } from './attempts.ts';

/** How far learners are in games, and the rankings of their levels. */
export class GameStandings {
  readonly #db: Kysely<Tables>;
  readonly #now: Now;

  constructor(db: Kysely<Tables>, now: Now) {
    this.#db = db;
    this.#now = now;
  }

  /** What a player, or whoever looks at his work, sees of a game. */
  async of(attempt: Attempt, rules: GameRules, admitted: Admitted): Promise<GameStanding> {
    const record = attempt.state.game ?? newGame;
    const play = running(record);
    const last = record.play?.result && (await this.#last(attempt, rules, record.play, admitted));
    const unlisted = await this.#db
      .selectFrom('unlisted_player')
      .select('user_id')
      .where('user_id', '=', attempt.user_id)
      .executeTakeFirst();
    return {
      ...rules,
      maxAllowed: maxAllowedLevel(record, rules),
      ...(play && { play: runningPlay(play, this.#now()) }),
      ...(last && { last }),
      isListed: unlisted === undefined,
    };
  }

  async #last(attempt: Attempt, rules: GameRules, play: Play, admitted: Admitted): Promise<LastPlay> {
    const { level, result } = play;
    const maySee = !admitted.isOwn || mayBeSeen(admitted.policy, admitted.isCorrectionDue);
    if (!maySee || result === undefined) return { level };
    const bests = await this.#bests(attempt, level);
    const current = { points: result.points, seconds: result.seconds, isOwn: true, isCurrent: true };
    return {
      level,
      highscores: {
        thresholdAchieved: rules.threshold !== undefined && result.isPassed,
        entries: rankResults(bests, current),
      },
    };
  }

  /** The best result of everybody who is listed, and one's own, in the order in which they were reached. */
  async #bests({ id, draw, user_id, path, place }: Attempt, level: number) {
    const rows = await this.#db
      .with('best', (db) =>
        db
          .selectFrom('play_result')
          .select(['user_id', 'points', 'seconds', 'finished_at', 'attempt_id', 'draw'])
          .distinctOn('user_id')
          .where('path', '=', path)
          .where('place', '=', place)
          .where('level', '=', level)
          .where((is) =>
            is.or([
              is('user_id', '=', user_id),
              is.not(
                is.exists(
                  is
                    .selectFrom('unlisted_player')
                    .select('unlisted_player.user_id')
                    .whereRef('unlisted_player.user_id', '=', 'play_result.user_id'),
                ),
              ),
            ]),
          )
          .orderBy('user_id')
          .orderBy('points', 'desc')
          .orderBy('seconds')
          .orderBy('draw'),
      )
      .selectFrom('best')
      .selectAll()
      .orderBy('finished_at')
      .orderBy('user_id')
      .execute();
    return rows.map((row) => ({
      points: row.points,
      seconds: row.seconds,
      isOwn: row.user_id === user_id,
      isCurrent: row.attempt_id === id && row.draw === draw,
    }));
  }
}

function runningPlay(play: Play, now: number): NonNullable<GameStanding['play']> {
  const left = timeLeft(play, now);
  return {
    level: play.level,
    tasks: play.tasks,
    task: play.task,
    ...(left !== undefined && { left: Math.max(0, left) }),
    spent: timeTaken(play, now),
    ...(play.endedAt !== undefined && { isWaiting: true }),
  };
}
