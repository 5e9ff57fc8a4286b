import { interval, map, timer } from 'rxjs';
import type { Clock } from './clock.ts';

/** All machines have it; the core knows no browser. */
declare const performance: { now(): number };

/** The time of the machine, in browsers and programs alike. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (delayMs) => timer(delayMs).pipe(map(() => undefined)),
  every: (periodMs) => interval(periodMs).pipe(map(() => undefined)),
};
