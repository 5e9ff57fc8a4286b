import type { Subscription } from 'rxjs';
import type { Clock, Disposable, Log } from '../platform/index.ts';
import { Store } from '../store/index.ts';
import { expired, openedScreen, pressed, type GameScreen } from './game-machine.ts';
import type { GameMove, GameStanding } from './game-standing.ts';
import { expiryDelay, shownTime, timerOf, type GameTimer, type ShownTime } from './game-timer.ts';
import type { GameFailure, GameProblem } from './ports.ts';

/** A game on the screen. */
export interface ShownGame {
  readonly screen: GameScreen;
  /** Missing while nothing is played. */
  readonly time: ShownTime | undefined;
  /** The time is up, and the platform has not been told yet. */
  readonly isTimeUp: boolean;
  /** Why the last move was not made. */
  readonly failure: GameFailure | undefined;
}

/** Milliseconds between two looks at the clock. */
const period = 250;

/** Milliseconds until a move that the platform was not told is tried again. */
const retryAfter = 3000;

/** Milliseconds until a result that has to wait for its code is asked for again. */
const resultAfter = 10_000;

/**
 * A game while its page is shown (specification 001 §4). What was reached, and when, the platform says; here is which task
 * is shown, and what the clock does.
 */
export class GameStore extends Store<ShownGame> implements Disposable {
  readonly #problem: GameProblem;
  readonly #ports: { readonly clock: Clock; readonly log: Log };
  #timer: GameTimer | undefined;
  /** Names the data and the task that the timer belongs to. */
  #timed = '';
  /** What the platform has told last. */
  #standing: GameStanding | undefined;
  #subscriptions: readonly Subscription[] = [];
  #untilMove: Subscription | undefined;

  constructor(problem: GameProblem, ports: { readonly clock: Clock; readonly log: Log }) {
    super({ screen: { kind: 'selection' }, time: undefined, isTimeUp: false, failure: undefined });
    this.#problem = problem;
    this.#ports = ports;
  }

  /** Follows the problem and the clock until `dispose`. */
  open(): void {
    this.dispose();
    let known: GameStanding | undefined;
    this.#subscriptions = [
      this.#problem.state$.subscribe(({ problem }) => {
        if (problem.status !== 'loaded' || problem.value.game === known) return;
        known = problem.value.game;
        this.#follow(problem.value.attempt, known);
      }),
      this.#ports.clock.every(period).subscribe(() => this.#look()),
    ];
  }

  /** Stops following; it can be opened again. */
  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.unsubscribe();
    this.#subscriptions = [];
    this.#untilMove?.unsubscribe();
    this.#untilMove = undefined;
  }

  /** Begins a level. */
  start(level: number): Promise<void> {
    return this.#ask({ kind: 'start', level });
  }

  /** The button of the status bar. */
  async press(): Promise<void> {
    const step = pressed(this.state.screen);
    if (step?.kind === 'show') this.update((state) => ({ ...state, screen: step.screen, failure: undefined }));
    if (step?.kind === 'ask') await this.#ask(step.move);
  }

  /** The level is over, and its result comes as soon as its code can be run: asked for again and again. */
  get #isWaiting(): boolean {
    return this.#standing?.play?.isWaiting === true;
  }

  #follow(attempt: string, standing: GameStanding | undefined): void {
    this.#standing = standing;
    if (standing === undefined) {
      for (const parameter of ['total_level', 'max_allowed_level']) {
        this.#ports.log.error('A parameter of a game is missing', { parameter });
      }
      this.update((state) => ({ ...state, screen: { kind: 'noGame' }, time: undefined }));
      return;
    }
    const { play } = standing;
    const { screen: before } = this.state;
    // Two tasks of one level share its data: the page stays where it is.
    const name = `${attempt}/${String(play?.task)}`;
    const isSame = this.#timed === name && before.kind === 'playing';
    const task = isSame ? before.task : this.#firstOpen(play?.tasks ?? []);
    this.#timed = name;
    this.#timer = play && !this.#isWaiting ? timerOf(play, this.#ports.clock.now()) : undefined;
    this.#untilMove?.unsubscribe();
    this.#untilMove = undefined;
    this.update((state) => ({
      ...state,
      screen: openedScreen(standing, task),
      isTimeUp: false,
      failure: undefined,
      time: this.#time(),
    }));
    if (this.#isWaiting) this.#later(resultAfter);
  }

  /** A page that is opened again goes on with the first task without an answer. */
  #firstOpen(tasks: readonly number[]): number {
    const open = tasks.findIndex((question) => !this.#problem.hasAnswer(question));
    return open === -1 ? tasks.length : open + 1;
  }

  #time(): ShownTime | undefined {
    return this.#timer && shownTime(this.#timer, this.#ports.clock.now());
  }

  #look(): void {
    const [time, timer] = [this.#time(), this.#timer];
    const isPlaying = this.state.screen.kind === 'playing';
    this.update((state) => (isPlaying && time && !isEqual(time, state.time) ? { ...state, time } : state));
    if (!isPlaying || timer?.kind !== 'countdown' || this.#ports.clock.now() < timer.until || this.state.isTimeUp)
      return;
    this.update((state) => ({ ...state, isTimeUp: true }));
    this.#later(Math.max(1, timer.until + expiryDelay - this.#ports.clock.now()));
  }

  /** What the end of the time brings, after a pause; again and again until the platform knows. */
  #later(pause: number): void {
    this.#untilMove?.unsubscribe();
    this.#untilMove = this.#ports.clock.after(pause).subscribe(() => {
      this.#untilMove = undefined;
      const { isTimeUp, screen } = this.state;
      const move = this.#isWaiting ? ({ kind: 'finish' } as const) : expired(screen);
      if (move === undefined || !(isTimeUp || this.#isWaiting)) return;
      void this.#ask(move).then(() => {
        const isAwaited = this.state.isTimeUp || this.#isWaiting;
        if (isAwaited && this.#subscriptions.length > 0) this.#later(this.#isWaiting ? resultAfter : retryAfter);
      });
    });
  }

  async #ask(move: GameMove): Promise<void> {
    const made = await this.#problem.play(move);
    if (made === undefined) return;
    this.update((state) => ({ ...state, failure: made.ok ? undefined : made.failure }));
  }
}

function isEqual(one: ShownTime, other: ShownTime | undefined): boolean {
  return one.minutes === other?.minutes && one.seconds === other.seconds && one.isCritical === other.isCritical;
}
