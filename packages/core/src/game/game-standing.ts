import type { Highscores } from '../document/index.ts';
import type { GameRules } from './game-rules.ts';

/** A level that is being played, as its player sees it. */
export interface RunningPlay {
  readonly level: number;
  /** The numbers of its questions, in order: each is a task. */
  readonly tasks: readonly number[];
  /** The task that was handed out last, from 1. */
  readonly task: number;
  /** Milliseconds that were left when the platform answered; missing if time is only measured. */
  readonly left?: number;
  /** Milliseconds that had passed until then. */
  readonly spent: number;
  /** It is over, and its result comes as soon as its code can be run. */
  readonly isWaiting?: boolean;
}

/** How far somebody is in a game. */
export interface GameStanding extends GameRules {
  /** The highest level that may be played; 0 if there is none. */
  readonly maxAllowed: number;
  readonly play?: RunningPlay;
  /** The level that was played last; missing before, and while one is played. */
  readonly last?: LastPlay;
  /** Whether others see the player's results. */
  readonly isListed: boolean;
}

/** A level that was played to its end. */
export interface LastPlay {
  readonly level: number;
  /** Missing where results may not be seen. */
  readonly highscores?: Pick<Highscores, 'thresholdAchieved' | 'entries'>;
}

/** What a player does. */
export type GameMove =
  | { readonly kind: 'start'; readonly level: number }
  /** Away from a task, to the next one. */
  | { readonly kind: 'next'; readonly task: number }
  | { readonly kind: 'finish' };
