import type { GameStanding } from '@lemma/core/game';
import type { ResponseOf } from '../wire/index.ts';

type WireGame = NonNullable<ResponseOf<'openProblem'>['game']>;

/** How far somebody is in a game, from the words of the calls. */
export function gameFrom({
  total_level: levels,
  max_allowed_level: maxAllowed,
  levelRepeatable: isRepeatable,
  levelThreshold,
  duration,
  play,
  last,
  listed,
}: WireGame): GameStanding {
  return {
    levels,
    maxAllowed,
    isRepeatable,
    ...(levelThreshold !== undefined && { threshold: levelThreshold }),
    ...(duration && { duration }),
    ...(play && { play: playFrom(play) }),
    ...(last && { last: lastFrom(last) }),
    isListed: listed,
  };
}

function playFrom({ waiting, ...play }: NonNullable<WireGame['play']>): NonNullable<GameStanding['play']> {
  return { ...play, ...(waiting === true && { isWaiting: true }) };
}

function lastFrom({ level, highscores }: NonNullable<WireGame['last']>): NonNullable<GameStanding['last']> {
  if (highscores === undefined) return { level };
  const entries = highscores.entries.map(({ rank, score, time, current, mine, myBest }) => ({
    ...{ rank, score, seconds: time },
    ...{ isCurrent: current, isOwn: mine, isMyBest: myBest },
  }));
  return { level, highscores: { thresholdAchieved: highscores.thresholdAchieved, entries } };
}
