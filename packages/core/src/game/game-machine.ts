import type { GameMove, GameStanding } from './game-standing.ts';

/** What a game shows (specification 001 §4). `finished` is also the state of a game that is corrected already. */
export type GameScreen =
  | { readonly kind: 'noGame' }
  | { readonly kind: 'selection' }
  | {
      readonly kind: 'playing';
      readonly level: number;
      /** From 1. */
      readonly task: number;
      /** The numbers of the questions, in order. */
      readonly tasks: readonly number[];
      /** Whether each task has its own time. */
      readonly isOneByOne: boolean;
    }
  | { readonly kind: 'finished' };

/** "A game with total_level or max_allowed_level of 0 shows the warning No game was found" (specification 001 §5). */
export function hasGame({ levels, maxAllowed }: Pick<GameStanding, 'levels' | 'maxAllowed'>): boolean {
  return levels > 0 && maxAllowed > 0;
}

/**
 * The screen of a game that the platform tells about: a level that is played goes on, and what is corrected already skips
 * the selection. `task`: where to go on if the platform does not know the task.
 */
export function openedScreen(standing: GameStanding, task = 1): GameScreen {
  if (!hasGame(standing)) return { kind: 'noGame' };
  const { play, last, duration } = standing;
  if (play === undefined) return { kind: last === undefined ? 'selection' : 'finished' };
  const isOneByOne = duration?.per === 'question';
  const { level, tasks } = play;
  const current = Math.min(Math.max(isOneByOne ? play.task : task, 1), Math.max(tasks.length, 1));
  return { kind: 'playing', level, task: current, tasks, isOneByOne };
}

/** What the button of the status bar reads. */
export type GameButton = 'next' | 'finished' | 'start';

/** "On the last task the button reads Finished …, then the label becomes Start"; no button while a level is chosen. */
export function buttonOf(screen: GameScreen): GameButton | undefined {
  switch (screen.kind) {
    case 'playing':
      return screen.task < screen.tasks.length ? 'next' : 'finished';
    case 'finished':
      return 'start';
    case 'noGame':
    case 'selection':
      return undefined;
  }
}

/** What follows from the button: another screen at once, or something that the platform decides. */
export type GameStep =
  | { readonly kind: 'show'; readonly screen: GameScreen }
  | { readonly kind: 'ask'; readonly move: GameMove };

/** After the button was pressed. */
export function pressed(screen: GameScreen): GameStep | undefined {
  switch (buttonOf(screen)) {
    case 'next': {
      if (screen.kind !== 'playing') return undefined;
      const { task, isOneByOne } = screen;
      return isOneByOne
        ? { kind: 'ask', move: { kind: 'next', task } }
        : { kind: 'show', screen: { ...screen, task: task + 1 } };
    }
    case 'finished':
      return { kind: 'ask', move: { kind: 'finish' } };
    case 'start':
      return { kind: 'show', screen: { kind: 'selection' } };
    case undefined:
      return undefined;
  }
}

/**
 * After the time is up: "a countdown timer reaching zero auto-advances, or saves on the last task". If the time was for
 * the whole level, no task is left to advance to.
 */
export function expired(screen: GameScreen): GameMove | undefined {
  if (screen.kind !== 'playing') return undefined;
  const { task, tasks, isOneByOne } = screen;
  return isOneByOne && task < tasks.length ? { kind: 'next', task } : { kind: 'finish' };
}
