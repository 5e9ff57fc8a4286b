import type { Clock } from '@lemma/core/platform';
import { firstValueFrom, from, map, race } from 'rxjs';

/** The result of a promise within a time limit in milliseconds; fails if it takes longer. */
export function inTime<Value>(clock: Clock, promise: Promise<Value>, milliseconds: number): Promise<Value> {
  const late = clock.after(milliseconds).pipe(
    map((): Value => {
      throw new Error('No answer came in time');
    }),
  );
  return firstValueFrom(race(from(promise), late));
}
