import type { Observable } from 'rxjs';

/** The only source of time: tests advance it by hand. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Milliseconds since a moment that stays the same: nobody can set it, but it may stand still while the device sleeps. */
  elapsed(): number;
  /** Emits once after the delay (milliseconds), then completes. */
  after(delayMs: number): Observable<void>;
  /** Emits every period (milliseconds), the first time after one period. */
  every(periodMs: number): Observable<void>;
}
