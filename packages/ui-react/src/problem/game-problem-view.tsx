import { Alert, Stack } from '@chakra-ui/react';
import { GameStore, type GameFailure, type GameScreen } from '@lemma/core/game';
import type { OpenedProblem, ProblemState, ProblemStore } from '@lemma/core/problem';
import { tokens } from '@lemma/core/tokens';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useClock, useService, useStore } from '../binding/index.ts';
import { LevelSelection, StatusBar } from '../game/index.ts';
import { useTexts } from '../language/index.ts';
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

/** A game as it is played: choosing a level, its tasks, its result (specification 001 §2, §4). */
export function GameProblemView({ store, state, problem, isOwn, controls, ...view }: GameProblemViewProps) {
  const clock = useClock();
  const log = useService(tokens.log);
  const game = useMemo(() => new GameStore(store, { clock, log }), [store, clock, log]);
  useEffect(() => {
    game.open();
    return () => game.dispose();
  }, [game]);
  const { screen, time, isTimeUp, failure } = useStore(game);
  const isBusy = state.doing !== undefined;
  const top = useFocusOn(screen);
  const start = useCallback((level: number) => void game.start(level), [game]);
  const press = useCallback(() => void game.press(), [game]);
  const standing = problem.game;
  const question = screen.kind === 'playing' ? screen.tasks[screen.task - 1] : undefined;
  return (
    <Stack
      gap="4"
      ref={top}
      tabIndex={-1}
      outline="none"
      role="group"
      aria-label={useScreenName(screen)}
      scrollMarginTop="20"
    >
      {screen.kind === 'playing' && (
        <StatusBar
          screen={screen}
          time={time}
          isCountdown={standing?.duration !== undefined}
          isTimeUp={isTimeUp}
          isBusy={isBusy}
          {...(isOwn && { onPress: press })}
        />
      )}
      {failure && <FailureNotice failure={failure} isTimeUp={isTimeUp} />}
      <TaskView store={store} state={state} problem={problem} question={question} {...view} />
      {standing === undefined || screen.kind === 'noGame' ? <NoGame /> : null}
      {standing && screen.kind === 'selection' && (
        <LevelSelection game={standing} isBusy={isBusy || !isOwn} onStart={start} />
      )}
      {standing && screen.kind === 'finished' && (
        <GameResult game={standing} isOwn={isOwn} onStart={press} controls={controls} />
      )}
    </Stack>
  );
}

function NoGame() {
  const { t, language } = useTexts('game');
  return (
    <Alert.Root status="warning" role="alert" lang={language}>
      <Alert.Indicator />
      <Alert.Title>{t('noGame')}</Alert.Title>
    </Alert.Root>
  );
}

/** What was not done, and what becomes of it. */
function FailureNotice({ failure, isTimeUp }: { readonly failure: GameFailure; readonly isTimeUp: boolean }) {
  const { t, language } = useTexts('game');
  return (
    <Alert.Root status="warning" role="alert" lang={language}>
      <Alert.Indicator />
      <Alert.Title>{t(isTimeUp ? 'failures.timeUp' : failureTexts[failure.kind])}</Alert.Title>
    </Alert.Root>
  );
}

const failureTexts = {
  locked: 'failures.locked',
  notDrawn: 'failures.notDrawn',
  replaced: 'failures.replaced',
  closed: 'failures.closed',
  forbidden: 'failures.forbidden',
  sessionEnded: 'failures.sessionEnded',
  unavailable: 'failures.unavailable',
  portal: 'failures.unavailable',
  cutOff: 'failures.unavailable',
  tooManyRequests: 'failures.unavailable',
} as const satisfies Readonly<Record<GameFailure['kind'], string>>;

function useScreenName(screen: GameScreen): string {
  const { t } = useTexts('game');
  switch (screen.kind) {
    case 'playing':
      return t('taskOfLevel', { level: screen.level, task: screen.task, count: screen.tasks.length });
    case 'selection':
      return t('chooseLevel');
    case 'finished':
      return t('highscores');
    case 'noGame':
      return t('noGame');
  }
}

/** Another task or screen begins at its top, for eyes and keys; but a page that was just opened leaves both alone. */
function useFocusOn(screen: GameScreen) {
  const top = useRef<HTMLDivElement>(null);
  const name = screen.kind === 'playing' ? `${String(screen.level)}/${String(screen.task)}` : screen.kind;
  const former = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = former.current === undefined;
    if (!isFirst && former.current !== name) {
      top.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: 'start' });
    }
    former.current = name;
  }, [name]);
  return top;
}
