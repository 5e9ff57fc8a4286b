import { describe, expect, it } from 'vitest';
import {
  advanced,
  begun,
  buttonOf,
  expired,
  expiryDelay,
  levelState,
  newGame,
  openedScreen,
  pressed,
  shownTime,
  timeLeft,
  timerOf,
  type GameScreen,
  type GameStanding,
  type Play,
} from './index.ts';

const standing: GameStanding = { levels: 3, maxAllowed: 2, isRepeatable: false, isListed: true };
const play = { level: 2, tasks: [4, 6, 7], task: 1, spent: 0 };
const playing = (task: number, isOneByOne = false): GameScreen => ({
  ...{ kind: 'playing', level: 2, tasks: [4, 6, 7] },
  ...{ task, isOneByOne },
});
const last = { level: 1 };

/** The sentences of specification 001 §4, §5 and §9 about games, each with what it demands. */
const sentences: readonly (readonly [string, () => void])[] = [
  [
    'Game: level selection, playing, finished.',
    () => {
      expect(openedScreen(standing).kind).toBe('selection');
      expect(openedScreen({ ...standing, play }).kind).toBe('playing');
      expect(openedScreen({ ...standing, last }).kind).toBe('finished');
    },
  ],
  [
    'Already-corrected worksheets skip level selection.',
    () => {
      expect(openedScreen({ ...standing, last })).toEqual({ kind: 'finished' });
      // Not even what was reached may be known.
      expect(openedScreen({ ...standing, last, maxAllowed: 3 })).toEqual({ kind: 'finished' });
    },
  ],
  [
    'Next goes to the next task;',
    () => {
      expect([1, 2].map((task) => buttonOf(playing(task)))).toEqual(['next', 'next']);
      expect(pressed(playing(1))).toEqual({ kind: 'show', screen: playing(2) });
      expect(pressed(playing(2))).toEqual({ kind: 'show', screen: playing(3) });
      expect(pressed(playing(2, true))).toEqual({ kind: 'ask', move: { kind: 'next', task: 2 } });
    },
  ],
  [
    'on the last task the button reads Finished and pressing it saves with feedback using elapsed seconds,',
    () => {
      for (const isOneByOne of [false, true]) {
        expect(buttonOf(playing(3, isOneByOne))).toBe('finished');
        expect(pressed(playing(3, isOneByOne))).toEqual({ kind: 'ask', move: { kind: 'finish' } });
      }
    },
  ],
  [
    'then the label becomes Start.',
    () => {
      const screen = openedScreen({ ...standing, last });
      expect(buttonOf(screen)).toBe('start');
      expect(pressed(screen)).toEqual({ kind: 'show', screen: { kind: 'selection' } });
    },
  ],
  [
    'A countdown timer reaching zero auto-advances, or saves on the last task;',
    () => {
      expect([1, 2, 3].map((task) => expired(playing(task, true)))).toEqual([
        { kind: 'next', task: 1 },
        { kind: 'next', task: 2 },
        { kind: 'finish' },
      ]);
      // Of a time for the whole level nothing is left for later tasks.
      expect([1, 2, 3].map((task) => expired(playing(task)))).toEqual(Array(3).fill({ kind: 'finish' }));
      expect(expired({ kind: 'selection' })).toBeUndefined();
      expect(expired({ kind: 'finished' })).toBeUndefined();
    },
  ],
  ['the expiry callback is delayed by 1 second.', () => expect(expiryDelay).toBe(1000)],
  [
    'Without a maximum duration the timer is a stopwatch.',
    () => {
      expect(timerOf({ spent: 4000 }, 10_000)).toEqual({ kind: 'stopwatch', since: 6000 });
      expect(timerOf({ spent: 4000, left: 500 }, 10_000)).toEqual({ kind: 'countdown', until: 10_500 });
    },
  ],
  [
    'The timer is critical (red) at 0 minutes and 15 seconds or less.',
    () => {
      const critical = (left: number) => shownTime({ kind: 'countdown', until: left }, 0).isCritical;
      const seconds = Array.from({ length: 200 }, (_, each) => each);
      expect(seconds.filter((each) => critical(each * 1000))).toEqual(seconds.slice(0, 16));
      // Never is what is only measured.
      expect(shownTime({ kind: 'stopwatch', since: 0 }, 5000)).toEqual({ minutes: 0, seconds: 5, isCritical: false });
    },
  ],
  [
    'Timer reset adds the maximum duration in seconds.',
    () => {
      const rules = { levels: 3, isRepeatable: false, duration: { seconds: 60, per: 'question' } } as const;
      // The platform sets it with each level and each task, and the page counts down from what it is told.
      const timerAt = (play: Play | undefined, now: number) => {
        const left = play && timeLeft(play, now);
        return timerOf({ spent: 0, ...(left !== undefined && { left }) }, now);
      };
      const { play } = begun(newGame, 1, [4, 6], rules, 5000);
      expect(timerAt(play, 5000)).toEqual({ kind: 'countdown', until: 65_000 });
      expect(timerAt(play, 9000)).toEqual({ kind: 'countdown', until: 65_000 });
      expect(timerAt(play && advanced(play, 40_000), 40_000)).toEqual({ kind: 'countdown', until: 100_000 });
    },
  ],
  [
    'A level is enabled if it equals max_allowed_level or, when levelRepeatable, is below it.',
    () => {
      const states = (isRepeatable: boolean) =>
        [0, 1, 2, 3, 4, 1.5, -1, NaN].map((level) => levelState(level, { maxAllowed: 3, isRepeatable }));
      expect(states(false)).toEqual([
        ...['locked', 'played', 'played', 'open', 'locked'],
        ...['locked', 'locked', 'locked'],
      ]);
      expect(states(true)).toEqual([
        ...['locked', 'open', 'open', 'open', 'locked'],
        ...['locked', 'locked', 'locked'],
      ]);
    },
  ],
  [
    'A game with total_level or max_allowed_level of 0 shows the warning No game was found;',
    () => {
      for (const none of [
        { levels: 0, maxAllowed: 0 },
        { levels: 0, maxAllowed: 1 },
        { levels: 3, maxAllowed: 0 },
      ]) {
        expect(openedScreen({ ...standing, ...none, last, play })).toEqual({ kind: 'noGame' });
      }
    },
  ],
];

describe('specification 001 §4', () => {
  it.each(sentences)('%s', (_, holds) => holds());
});

it('shows a second that has begun while it is counted down, so that zero is the end', () => {
  const timer = { kind: 'countdown', until: 61_000 } as const;
  expect([0, 999, 1000, 60_001, 61_000, 99_000].map((now) => shownTime(timer, now))).toEqual([
    { minutes: 1, seconds: 1, isCritical: false },
    { minutes: 1, seconds: 1, isCritical: false },
    { minutes: 1, seconds: 0, isCritical: false },
    { minutes: 0, seconds: 1, isCritical: true },
    { minutes: 0, seconds: 0, isCritical: true },
    { minutes: 0, seconds: 0, isCritical: true },
  ]);
});
