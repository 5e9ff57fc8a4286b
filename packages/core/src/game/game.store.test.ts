import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecordingLog, runs, TurnedClock } from '../testing/index.ts';
import { fail, Store, succeed, type Loadable, type Result } from '../store/index.ts';
import { GameStore, type GameFailure, type GameMove, type GameProblem, type GameStanding } from './index.ts';

interface Told {
  readonly problem: Loadable<{ readonly attempt: string; readonly game?: GameStanding }, unknown>;
}

type Per = 'level' | 'question' | undefined;

/** A platform of its own: it knows levels of three tasks and the time, and nothing of the rules of the core. */
class Platform extends Store<Told> implements GameProblem {
  readonly moves: GameMove[] = [];
  isCut = false;
  /** It cannot run code: a level that is ended waits for its result. */
  isWithoutSandbox = false;
  #isWaiting = false;
  draws = 0;
  readonly clock: TurnedClock;
  readonly #per: Per;
  #level = 0;
  #task = 0;
  #since = 0;
  #highest = 1;
  #isOver = false;

  constructor(clock: TurnedClock, per: Per) {
    super({ problem: { status: 'loading' } });
    this.clock = clock;
    this.#per = per;
  }

  tell(): void {
    const isPlaying = this.#level > 0 && !this.#isOver;
    const passed = this.clock.now() - this.#since;
    const game: GameStanding = {
      ...{ levels: 2, maxAllowed: this.#highest, isRepeatable: true, isListed: true },
      ...(this.#per && { duration: { seconds: 6, per: this.#per } }),
      ...(isPlaying && {
        play: {
          ...{ level: this.#level, tasks: [1, 2, 3], task: this.#task, spent: passed },
          ...(this.#per && { left: 6000 - passed }),
          ...(this.#isWaiting && { isWaiting: true }),
        },
      }),
      ...(this.#isOver && { last: { level: this.#level } }),
    };
    this.update(() => ({ problem: { status: 'loaded', value: { attempt: `a.${this.draws}`, game } } }));
  }

  tellNothing(): void {
    this.update(() => ({ problem: { status: 'loaded', value: { attempt: 'a' } } }));
  }

  play(move: GameMove): Promise<Result<undefined, GameFailure>> {
    if (this.isCut) return Promise.resolve(fail({ kind: 'unavailable' }));
    this.moves.push(move);
    if (move.kind === 'start' && move.level > this.#highest) return Promise.resolve(fail({ kind: 'locked' }));
    if (move.kind === 'start') [this.#level, this.#task, this.#isOver] = [move.level, 1, false];
    if (move.kind === 'start') this.draws += 1;
    if (move.kind === 'next') this.#task += 1;
    this.#isWaiting = move.kind === 'finish' && this.isWithoutSandbox;
    if (move.kind === 'finish' && !this.#isWaiting)
      [this.#isOver, this.#highest] = [true, Math.min(2, this.#level + 1)];
    else this.#since = this.clock.now();
    this.tell();
    return Promise.resolve(succeed(undefined));
  }

  hasAnswer(): boolean {
    return false;
  }
}

function opened(per: Per) {
  const clock = new TurnedClock();
  const [platform, log] = [new Platform(clock, per), new RecordingLog()];
  const game = new GameStore(platform, { clock, log });
  game.open();
  platform.tell();
  return { clock, platform, log, game };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

describe('a game', () => {
  it('advances by itself one second after the time of a task, and saves after that of the last one', async () => {
    const { clock, platform, game } = opened('question');
    await game.start(1);
    for (const expected of ['next', 'next', 'finish']) {
      const before = platform.moves.length;
      clock.turn(6000);
      expect(game.state.time).toEqual({ minutes: 0, seconds: 0, isCritical: true });
      clock.turn(999);
      expect(platform.moves.length).toBe(before);
      clock.turn(1);
      await settled();
      expect(platform.moves.slice(before).map(({ kind }) => kind)).toEqual([expected]);
    }
    expect(game.state.screen).toEqual({ kind: 'finished' });
    clock.turn(20_000);
    expect(platform.moves).toHaveLength(4);
  });

  it('that cannot reach the platform when its time is up says so, and hands in as soon as it can', async () => {
    const { clock, platform, game } = opened('level');
    await game.start(1);
    platform.isCut = true;
    clock.turn(8000);
    await settled();
    expect(game.state).toMatchObject({ isTimeUp: true, failure: { kind: 'unavailable' } });
    for (let more = 0; more < 5; more += 1) {
      clock.turn(4000);
      await settled();
    }
    platform.isCut = false;
    clock.turn(4000);
    await settled();
    expect(platform.moves.map(({ kind }) => kind)).toEqual(['start', 'finish']);
    expect(game.state).toMatchObject({ isTimeUp: false, failure: undefined, screen: { kind: 'finished' } });
  });

  it.each([undefined, 'question'] as const)(
    'whose result waits for code asks again until it is there (%s)',
    async (per) => {
      const { clock, platform, game } = opened(per);
      await game.start(1);
      platform.isWithoutSandbox = true;
      await platform.play({ kind: 'finish' });
      expect(game.state).toMatchObject({ screen: { kind: 'playing' }, time: undefined, failure: undefined });
      clock.turn(10_000);
      await settled();
      clock.turn(9999);
      await settled();
      expect(platform.moves.map(({ kind }) => kind)).toEqual(['start', 'finish', 'finish']);
      expect(game.state).toMatchObject({ screen: { kind: 'playing' }, time: undefined });
      platform.isWithoutSandbox = false;
      clock.turn(1);
      await settled();
      expect(game.state).toMatchObject({ screen: { kind: 'finished' } });
      clock.turn(30_000);
      await settled();
      expect(platform.moves).toHaveLength(4);
    },
  );

  it('measures time if there is no limit, and never ends by itself', async () => {
    const { clock, platform, game } = opened(undefined);
    await game.start(1);
    clock.turn(185_000);
    expect(game.state.time).toEqual({ minutes: 3, seconds: 5, isCritical: false });
    expect(platform.moves).toHaveLength(1);
  });

  it('without its parameters logs them and finds no game', () => {
    const { platform, log, game } = opened('level');
    platform.tellNothing();
    expect(game.state.screen).toEqual({ kind: 'noGame' });
    expect(log.lines.map(({ level }) => level)).toEqual(['error', 'error']);
  });

  it('says that a level is locked', async () => {
    const { game } = opened('level');
    await game.start(2);
    expect(game.state.failure).toEqual({ kind: 'locked' });
    expect(game.state.screen.kind).toBe('selection');
  });

  it('asks nothing any more once its page is closed', async () => {
    const { clock, platform, game } = opened('level');
    await game.start(1);
    game.dispose();
    clock.turn(9000);
    await settled();
    expect(platform.moves).toHaveLength(1);
    expect(clock.isAwaited).toBe(false);
  });
});

/** What §4 says a page shows, told in its own words: no timers, no store. */
interface Model {
  screen: 'selection' | 'playing' | 'finished';
  level: number;
  task: number;
  highest: number;
  /** Milliseconds left. */
  left: number;
}

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('press' as const) }),
    fc.record({ do: fc.constant('start' as const), level: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ do: fc.constant('wait' as const), quarters: fc.integer({ min: 1, max: 40 }) }),
  ),
  { maxLength: 10 },
);

it.each(['level', 'question', undefined] as const)('follows §4, with a time for %s', async (per) => {
  const property = fc.asyncProperty(steps, async (all) => {
    const { clock, game } = opened(per);
    const model: Model = { screen: 'selection', level: 0, task: 0, highest: 1, left: Infinity };
    const next = () => {
      if (model.task < 3) model.task += 1;
      else {
        model.screen = 'finished';
        model.highest = Math.min(2, model.level + 1);
      }
      if (per === 'question') model.left = 6000;
    };
    for (const step of all) {
      if (step.do === 'start' && model.screen === 'selection') {
        await game.start(step.level);
        if (step.level >= 1 && step.level <= model.highest) {
          Object.assign(model, { screen: 'playing', level: step.level, task: 1 });
          model.left = per === undefined ? Infinity : 6000;
        }
      } else if (step.do === 'press') {
        await game.press();
        if (model.screen === 'playing') next();
        else model.screen = 'selection';
      } else if (step.do === 'wait') {
        for (let quarter = 0; quarter < step.quarters; quarter += 1) {
          clock.turn(250);
          await settled();
          if (model.screen !== 'playing') continue;
          model.left -= 250;
          // One second late.
          if (model.left > -1000) continue;
          if (per === 'level') model.task = 3;
          next();
        }
      }
      const { screen } = game.state;
      expect(screen.kind).toBe(model.screen);
      if (screen.kind === 'playing') expect([screen.level, screen.task]).toEqual([model.level, model.task]);
    }
  });
  await fc.assert(property, { seed: 4, numRuns: Math.ceil(runs / 15) });
});
