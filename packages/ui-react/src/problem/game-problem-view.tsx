import { GameStore } from '@lemma/core/game';
import type { OpenedProblem, ProblemState, ProblemStore } from '@lemma/core/problem';
import { tokens } from '@lemma/core/tokens';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useClock, useService } from '../binding/index.ts';
import { GameStage } from '../game/index.ts';
import { GameResult } from './game-result.tsx';
import { TaskView } from './task-view.tsx';

interface GameProblemViewProps {
  readonly store: ProblemStore;
  readonly state: ProblemState;
  readonly problem: OpenedProblem;
  /** Whether the reader plays; otherwise somebody else's game is looked at. */
  readonly isOwn: boolean;
  readonly annotations: boolean;
  readonly titleAs?: 'h1' | 'h2';
  /** What stands below the result of a level. */
  readonly controls: ReactNode;
}

/** A learner's game. */
export function GameProblemView({ store, state, problem, isOwn, controls, ...view }: GameProblemViewProps) {
  const clock = useClock();
  const log = useService(tokens.log);
  const game = useMemo(() => new GameStore(store, { clock, log }), [store, clock, log]);
  useEffect(() => {
    game.open();
    return () => game.dispose();
  }, [game]);
  return (
    <GameStage
      game={game}
      standing={problem.game}
      isBusy={state.doing !== undefined}
      isOwn={isOwn}
      task={(question) => <TaskView store={store} state={state} problem={problem} question={question} {...view} />}
      result={(standing, onStart) => <GameResult game={standing} isOwn={isOwn} onStart={onStart} controls={controls} />}
    />
  );
}
