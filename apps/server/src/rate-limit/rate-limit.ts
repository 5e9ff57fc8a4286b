import type { Now } from '../now.ts';

/** How often something is allowed: `burst` times at once, and `perSecond` times on average. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Buckets beyond this number of callers are dropped, oldest first, so that an attack does not fill the memory. */
const rememberedCallers = 10_000;

/** Limits the rate of each caller (token bucket, in memory: every process counts for itself). */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: Now;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: Now) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Counts one more; returns 0, or the whole seconds the caller has to wait if it is too much. */
  take(caller: string): number {
    const wait = this.wait(caller);
    if (wait === 0) this.spend(caller, 1);
    return wait;
  }

  /** The whole seconds the caller has to wait until the next is allowed; 0 if it is allowed now. */
  wait(caller: string): number {
    const left = this.#leftAt(caller, this.#now());
    return left < 1 ? Math.ceil((1 - left) / this.#rate.perSecond) : 0;
  }

  /** Counts what has been done already, however much it is. */
  spend(caller: string, amount: number): void {
    const at = this.#now();
    this.#keep(caller, { left: this.#leftAt(caller, at) - amount, at });
  }

  /** Takes back one count that turned out harmless. */
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
