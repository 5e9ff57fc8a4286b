import { merge, type Subscription } from 'rxjs';
import type { Clock, Disposable } from '../platform/index.ts';
import { Countdown } from './countdown.ts';
import { momentsToAsk } from './deadline.ts';

/** Milliseconds between two looks at the time that is left (specification 001 §9). */
const timePeriod = 1000;

/** What a deadline brings. */
interface DeadlineEvents {
  readonly passed: () => void;
  /** Only the platform knows what is left: the clock was set, or somebody may have been given more time. */
  readonly doubtful: () => void;
}

/** Watches the time until a deadline. */
export class DeadlineWatch implements Disposable {
  readonly #clock: Clock;
  readonly #events: DeadlineEvents;
  #countdown: Countdown | undefined;
  #looking: Subscription | undefined;
  #asking: Subscription | undefined;

  constructor(clock: Clock, events: DeadlineEvents) {
    this.#clock = clock;
    this.#events = events;
  }

  /** Watches a deadline; `left`: milliseconds until it, as the platform has told them just now. */
  start(left: number | undefined): void {
    this.dispose();
    if (left === undefined) return;
    if (left > 0) this.#countdown = new Countdown(left, this.#clock);
    // Somebody may have been given more time meanwhile: whoever is told so in time goes on without a break.
    this.#asking = merge(...momentsToAsk(left).map((pause) => this.#clock.after(pause))).subscribe(() =>
      this.#events.doubtful(),
    );
    this.look();
  }

  /** A second has passed, or the page is seen again: looks whether the deadline has passed (specification 001 §4). */
  look(): void {
    const countdown = this.#countdown;
    this.#looking?.unsubscribe();
    if (countdown === undefined) return;
    if (countdown.left <= 0) {
      this.#countdown = undefined;
      this.#events.passed();
      return;
    }
    const pause = Math.ceil(Math.min(countdown.left, timePeriod));
    this.#looking = this.#clock.after(pause).subscribe(() => this.look());
    // The device has slept, or its clock was set.
    if (countdown.isDoubtful) this.#events.doubtful();
  }

  dispose(): void {
    this.#countdown = undefined;
    this.#looking?.unsubscribe();
    this.#asking?.unsubscribe();
  }
}
