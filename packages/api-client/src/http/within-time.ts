import type { Clock } from '@lemma/core/platform';

/** What happens within a time that is limited. */
export interface TimeLimit {
  readonly clock: Clock;
  /** Milliseconds. */
  readonly longest: number;
  /** Whoever has asked may cancel earlier. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Does something that may take so long and no longer: afterwards, and if it is cancelled, this throws, whether or not
 * what is done heeds the signal it is given.
 */
export async function withinTime<Done>(
  { clock, longest, signal }: TimeLimit,
  act: (signal: AbortSignal) => Promise<Done>,
): Promise<Done> {
  const late = new AbortController();
  const stop = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  const waiting = clock.after(longest).subscribe(() => late.abort());
  const stopped = new Promise<never>((_, refuse) => {
    const stopNow = () => refuse(new Error('Nothing has answered in time, or nobody waits any more.'));
    if (stop.aborted) stopNow();
    else stop.addEventListener('abort', stopNow, { once: true });
  });
  try {
    return await Promise.race([act(stop), stopped]);
  } finally {
    waiting.unsubscribe();
  }
}
