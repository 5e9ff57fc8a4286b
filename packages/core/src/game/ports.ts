import type { NoAnswer } from '../platform/index.ts';
import type { Loadable, Readable, Result } from '../store/index.ts';
import type { GameMove, GameStanding } from './game-standing.ts';

/** The problem that a game is, as far as the game has to know it. A `ProblemStore` is one. */
export interface GameProblem extends Readable<{
  readonly problem: Loadable<{ readonly attempt: string; readonly game?: GameStanding }, unknown>;
}> {
  /** Undefined while something else is under way. */
  play(move: GameMove): Promise<Result<undefined, GameFailure> | undefined>;
  hasAnswer(question: number): boolean;
}

/** Why a move was not made (`PlayFailure` of a problem). */
export type GameFailure = { readonly kind: 'locked' | 'notDrawn' | 'replaced' | 'closed' | 'forbidden' } | NoAnswer;
