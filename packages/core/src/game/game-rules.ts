import type { QuestionPlan } from '../document/index.ts';

/** How long a level or each of its tasks may take. */
export interface GameDuration {
  /** Above 0. */
  readonly seconds: number;
  readonly per: 'level' | 'question';
}

/** The rules of a game as its author has written them. */
export interface GameRules {
  /** How many levels there are; without one there is no game. */
  readonly levels: number;
  /** If missing, time is only measured. */
  readonly duration?: GameDuration;
  /** The score from 0 to 1 that opens the next level; if missing, every result does. */
  readonly threshold?: number;
  /** Whether levels below the last open one may be played again. */
  readonly isRepeatable: boolean;
}

/** The rules of a problem that is a game: it has levels, or rules that only games have. */
export function gameRules(plan: QuestionPlan | undefined): GameRules | undefined {
  if (plan === undefined) return undefined;
  const { levels, duration, levelThreshold, levelRepeatable } = plan;
  const isGame = levels.length > 0 || duration !== undefined || levelThreshold !== undefined || levelRepeatable;
  if (!isGame) return undefined;
  return {
    levels: playableLevels(plan).length,
    ...(duration && { duration }),
    ...(levelThreshold !== undefined && { threshold: levelThreshold }),
    isRepeatable: levelRepeatable,
  };
}

/** The levels that can be played: those without questions are not counted. */
export function playableLevels({ levels }: QuestionPlan): QuestionPlan['levels'] {
  return levels.filter(({ questions, pools }) => questions.length + pools.length > 0);
}
