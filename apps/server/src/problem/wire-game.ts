import type { Kysely } from 'kysely';
import type { ResponseOf } from '@lemma/api-client/wire';
import type { GameStanding } from '@lemma/core/game';
import type { Tables } from '../database/index.ts';

/** How far somebody is in a game, in the words of the calls. */
export function wireGame({
  levels,
  maxAllowed,
  isRepeatable,
  threshold,
  duration,
  play,
  last,
  isListed,
}: GameStanding): NonNullable<ResponseOf<'openProblem'>['game']> {
  return {
    total_level: levels,
    max_allowed_level: maxAllowed,
    levelRepeatable: isRepeatable,
    ...(threshold !== undefined && { levelThreshold: threshold }),
    ...(duration && { duration: { ...duration } }),
    ...(play && { play: wirePlay(play) }),
    ...(last && { last: wireLast(last) }),
    listed: isListed,
  };
}

function wirePlay({ level, tasks, task, left, spent, isWaiting }: NonNullable<GameStanding['play']>) {
  return {
    ...{ level, tasks: [...tasks], task, spent },
    ...(left !== undefined && { left }),
    ...(isWaiting === true && { waiting: true as const }),
  };
}

function wireLast({ level, highscores }: NonNullable<GameStanding['last']>) {
  if (highscores === undefined) return { level };
  const entries = highscores.entries.map(({ rank, score, seconds, isCurrent, isOwn, isMyBest }) => ({
    ...{ rank, score, time: seconds },
    ...{ current: isCurrent, mine: isOwn, myBest: isMyBest },
  }));
  return { level, highscores: { thresholdAchieved: highscores.thresholdAchieved, entries } };
}

/** Says whether others see somebody's results in rankings. */
export async function listPlayer(db: Kysely<Tables>, user: string, isListed: boolean): Promise<void> {
  if (isListed) await db.deleteFrom('unlisted_player').where('user_id', '=', user).execute();
  else
    await db
      .insertInto('unlisted_player')
      .values({ user_id: user })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
