import { interval, map, timer } from 'rxjs';
import type { Clock } from './clock.ts';

/** The time of the machine, in browsers and programs alike. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs) => timer(delayMs).pipe(map(() => undefined)),
  every: (periodMs) => interval(periodMs).pipe(map(() => undefined)),
};
