import { readFileSync } from 'node:fs';
import { mostWaitingForProcessor, pressureMoment } from './limits.ts';

/** Milliseconds of waiting until a moment. */
interface Count {
  readonly at: number;
  readonly waited: number;
}

/**
 * Whether the machine has more to do than its processors can: then this process, which serves everybody, has to wait for
 * one. `countWaiting` counts its milliseconds of that.
 */
export class Pressure {
  readonly #countWaiting: () => number;
  readonly #now: () => number;
  #since: Count;
  #last: Count;

  constructor(countWaiting = waitingOfThisProcess, now = () => performance.now()) {
    this.#countWaiting = countWaiting;
    this.#now = now;
    this.#since = this.#last = this.#count();
  }

  /** By the share of waiting in the time since it was asked, but for at least a moment. */
  isHigh(): boolean {
    const now = this.#count();
    if (now.at - this.#last.at >= pressureMoment) {
      this.#since = this.#last;
      this.#last = now;
    }
    return now.waited - this.#since.waited > mostWaitingForProcessor * (now.at - this.#since.at);
  }

  #count(): Count {
    return { at: this.#now(), waited: this.#countWaiting() };
  }
}

/** Of its main thread (Linux: the second number of `schedstat`, in ns); none where the machine does not tell. */
function waitingOfThisProcess(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1] ?? 0) / 1e6;
  } catch {
    return 0;
  }
}
