import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath, identifier, language, signedDeadline, userId, wholeNumber } from './fields.ts';

const result = v.object({
  rank: v.number(),
  /** 0 to 100. */
  score: v.number(),
  /** Whole seconds. */
  time: v.number(),
  /** Whether it is the result of the game just played. */
  current: v.boolean(),
  mine: v.boolean(),
  myBest: v.boolean(),
});

/** How far a learner is in a game (specification 001 §3, §4). Times by the clock of the server. */
export const gameStanding = v.object({
  total_level: v.number(),
  max_allowed_level: v.number(),
  levelRepeatable: v.boolean(),
  /** The score from 0 to 1 that opens the next level. */
  levelThreshold: v.exactOptional(v.number()),
  /** If missing, time is only measured. */
  duration: v.exactOptional(v.object({ seconds: v.number(), per: v.picklist(['level', 'question']) })),
  /** The level that is being played. */
  play: v.exactOptional(
    v.object({
      level: v.number(),
      /** The numbers of its questions. */
      tasks: v.array(v.number()),
      /** The one that was handed out last, from 1. */
      task: v.number(),
      /** Milliseconds; missing if time is only measured. */
      left: v.exactOptional(v.number()),
      /** Milliseconds. */
      spent: v.number(),
      /** It was ended, and its result comes as soon as its code can be run. */
      waiting: v.exactOptional(v.literal(true)),
    }),
  ),
  /** The level that was played last. */
  last: v.exactOptional(
    v.object({
      level: v.number(),
      /** Missing where results may not be seen. */
      highscores: v.exactOptional(v.object({ thresholdAchieved: v.boolean(), entries: v.array(result) })),
    }),
  ),
  /** Whether others see the learner's results. */
  listed: v.boolean(),
});

/** In a form, as JSON. */
const move = v.variant('kind', [
  v.object({ kind: v.literal('start'), level: wholeNumber }),
  v.object({ kind: v.literal('next'), task: wholeNumber }),
  v.object({ kind: v.literal('finish') }),
]);

/** What `playGame` asks for; its response is that of opening a problem. */
export const playRequest = v.object({
  userId,
  path: documentPath,
  lang: language,
  worksheetId: v.exactOptional(identifier),
  ...signedDeadline,
  /** Names the data that the move is about. */
  attempt: v.pipe(v.string(), v.maxLength(100)),
  move,
});

/** Says whether others see one's own results in the rankings of games. */
export const listInHighscores = endpoint({
  id: 'listInHighscores',
  method: 'PUT',
  path: '/problem-engine/users/{userId}/highscores/listing',
  summary: 'Says whether others see the results of a learner in the rankings of games',
  request: v.object({ userId, listed: v.boolean() }),
  response: v.object({ listed: v.boolean() }),
  answers: 'json',
});
