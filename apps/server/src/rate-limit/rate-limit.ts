import type { Now } from '../now.ts';

/** How often something may be done: `burst` times at once, and `perSecond` times in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Buckets of more callers than this are forgotten, the oldest first, so that an attack does not fill the memory. */
const rememberedCallers = 10_000;

/** Counts what each caller does (token bucket, in memory: every process counts for itself). */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: Now;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: Now) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Counts one more; answers 0, or how many whole seconds the caller has to wait when it is too much. */
  take(caller: string): number {
    const wait = this.wait(caller);
    if (wait === 0) this.spend(caller, 1);
    return wait;
  }

  /** How many whole seconds the caller has to wait until one more may be done; 0 when it may be done now. */
  wait(caller: string): number {
    const left = this.#leftAt(caller, this.#now());
    return left < 1 ? Math.ceil((1 - left) / this.#rate.perSecond) : 0;
  }

  /** Counts what has been done already, however much it is. */
  spend(caller: string, amount: number): void {
    const at = this.#now();
    this.#keep(caller, { left: this.#leftAt(caller, at) - amount, at });
  }

  /** Takes back one count: it turned out harmless. */
  giveBack(caller: string): void {
    const at = this.#now();
    this.#keep(caller, { left: Math.min(this.#rate.burst, this.#leftAt(caller, at) + 1), at });
  }

  #leftAt(caller: string, at: number): number {
    const bucket = this.#buckets.get(caller);
    if (!bucket) return this.#rate.burst;
    return Math.min(this.#rate.burst, bucket.left + ((at - bucket.at) / 1000) * this.#rate.perSecond);
  }

  #keep(caller: string, bucket: Bucket): void {
    this.#buckets.delete(caller);
    this.#buckets.set(caller, bucket);
    if (this.#buckets.size <= rememberedCallers) return;
    for (const oldest of this.#buckets.keys()) {
      this.#buckets.delete(oldest);
      return;
    }
  }
}
