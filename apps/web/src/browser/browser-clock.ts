import type { Clock } from '@lemma/core/platform';
import { interval, map, timer } from 'rxjs';

/** The browser's time. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after: (delayMs) => timer(delayMs).pipe(map(() => undefined)),
  every: (periodMs) => interval(periodMs).pipe(map(() => undefined)),
};
