import type { Cancellable } from '@lemma/core/store';

/** A call that whoever waits for its answer may give up. */
export function cancellable<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Cancellable<Answer> {
  const cancellation = new AbortController();
  return { answer: call(cancellation.signal), cancel: () => cancellation.abort() };
}
