import type { Cancellable } from '@lemma/core/store';

/** A call that can be cancelled by whoever awaits its answer. */
export function cancellable<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Cancellable<Answer> {
  const cancellation = new AbortController();
  return { answer: call(cancellation.signal), cancel: () => cancellation.abort() };
}
