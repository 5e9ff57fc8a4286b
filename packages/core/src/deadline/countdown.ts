import type { Clock } from '../platform/index.ts';

/** Milliseconds by which the two clocks of a device may differ before what is left has to be asked for again. */
const mostDoubt = 1000;

/**
 * The time until a deadline, counted from when the platform has told it. The device's clock of the day does not matter:
 * it may be wrong, and may be set meanwhile. Its other clock cannot be set, but may stand still while the device sleeps.
 */
export class Countdown {
  readonly #told: number;
  readonly #clock: Clock;
  readonly #start: { readonly elapsed: number; readonly now: number };

  /** `left`: milliseconds, as the platform has told them just now. */
  constructor(left: number, clock: Clock) {
    this.#told = left;
    this.#clock = clock;
    this.#start = { elapsed: clock.elapsed(), now: clock.now() };
  }

  /** Milliseconds; negative afterwards. */
  get left(): number {
    return this.#told - this.#passed;
  }

  /** Whether the clocks disagree: the device has slept, or its clock was set. Only the platform knows what is left. */
  get isDoubtful(): boolean {
    return Math.abs(this.#clock.now() - this.#start.now - this.#passed) > mostDoubt;
  }

  get #passed(): number {
    return this.#clock.elapsed() - this.#start.elapsed;
  }
}
