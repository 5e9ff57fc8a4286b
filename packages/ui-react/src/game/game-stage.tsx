import { Alert, chakra, Stack } from '@chakra-ui/react';
import type { GameFailure, GameScreen, GameStanding, GameStore } from '@lemma/core/game';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useStore } from '../binding/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { LevelSelection } from './level-selection.tsx';
import { StatusBar } from './status-bar.tsx';

interface GameStageProps {
  readonly game: GameStore;
  readonly standing: GameStanding | undefined;
  /** Whether a move is being made. */
  readonly isBusy: boolean;
  /** Whether the reader plays; otherwise somebody else's game is looked at. */
  readonly isOwn: boolean;
  /** The page of the game with the question of this number; without one, what stands around the questions. */
  readonly task: (question: number | undefined) => ReactNode;
  /** What the level that was played last has brought, with the button that leads back to the levels. */
  readonly result: (standing: GameStanding, onStart: () => void) => ReactNode;
}

/** A game as it is played: choosing a level, its tasks, its result (specification 001 §2, §4). */
export function GameStage({ game, standing, isBusy, isOwn, task, result }: GameStageProps) {
  const { t, language } = useTexts('game');
  const { screen, time, isTimeUp, failure } = useStore(game);
  const { top, heading } = useFocusOn(screen);
  const start = useCallback((level: number) => void game.start(level), [game]);
  const press = useCallback(() => void game.press(), [game]);
  const isWaiting = standing?.play?.isWaiting === true;
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
          isBusy={isBusy || isWaiting}
          {...(isOwn && { onPress: press })}
        />
      )}
      {isWaiting && <CodeWaits />}
      {failure && <FailureNotice failure={failure} isTimeUp={isTimeUp} />}
      {task(question)}
      {standing === undefined || screen.kind === 'noGame' ? <NoGame /> : null}
      {standing && screen.kind === 'selection' && (
        <LevelSelection game={standing} isBusy={isBusy || !isOwn} onStart={start} />
      )}
      {standing && screen.kind === 'finished' && (
        <Stack gap="2">
          <chakra.h2
            ref={heading}
            tabIndex={-1}
            lang={language}
            fontSize="xl"
            fontWeight="semibold"
            outline="none"
            scrollMarginTop="20"
          >
            {t('over', { level: standing.last?.level ?? 1 })}
          </chakra.h2>
          {result(standing, press)}
        </Stack>
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

/** The level is over, but not decided: that is the platform's fault, and costs its player nothing. */
function CodeWaits() {
  const { t, language } = useTexts('game');
  return (
    <Alert.Root status="info" role="status" lang={language}>
      <Alert.Indicator />
      <Alert.Title>{t('codeWaits')}</Alert.Title>
    </Alert.Root>
  );
}

/** What was not done, and what becomes of it. */
function FailureNotice({ failure, isTimeUp }: { readonly failure: GameFailure; readonly isTimeUp: boolean }) {
  const { t, language } = useTexts('game');
  const textOf = useFailureText();
  const isSentLater = isTimeUp && isTriedAgain(failure);
  const text = isSentLater && failure.kind === 'unavailable' ? '' : textOf(failure);
  return (
    <Alert.Root status="warning" role="alert" lang={language}>
      <Alert.Indicator />
      <Alert.Title>{isSentLater ? [t('failures.timeUp'), text].join(' ').trim() : text}</Alert.Title>
    </Alert.Root>
  );
}

/** Whether a move that did not arrive is sent again without its player. */
function isTriedAgain({ kind }: GameFailure): boolean {
  switch (kind) {
    case 'unavailable':
    case 'faulty':
    case 'unexplained':
    case 'notUnderstood':
    case 'portal':
    case 'cutOff':
    case 'tooManyRequests':
    case 'sessionEnded':
      return true;
    case 'locked':
    case 'notDrawn':
    case 'replaced':
    case 'closed':
    case 'forbidden':
    case 'rejected':
      return false;
  }
}

function useFailureText(): (failure: GameFailure) => string {
  const { t } = useTexts('game');
  const noAnswer = useNoAnswerText();
  return (failure) => {
    switch (failure.kind) {
      case 'locked':
      case 'notDrawn':
      case 'replaced':
      case 'closed':
      case 'forbidden':
      case 'sessionEnded':
        return t(`failures.${failure.kind}`);
      default:
        return noAnswer(failure, t('failures.unavailable'));
    }
  };
}

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

/**
 * Another task or screen begins at its top, for eyes and keys, and a level that is over at the heading of its result; but a
 * page that was just opened leaves both alone.
 */
function useFocusOn(screen: GameScreen) {
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = screen.kind === 'playing' ? `${String(screen.level)}/${String(screen.task)}` : screen.kind;
  const former = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = former.current === undefined;
    if (!isFirst && former.current !== name) {
      const place = heading.current ?? top.current;
      place?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: 'start' });
    }
    former.current = name;
  }, [name]);
  return { top, heading };
}
