import { fail, type Cancellable, type Result } from '@lemma/core/store';

/** The failure of a platform that cannot be reached, which every port knows. */
interface Unavailable {
  readonly kind: 'unavailable';
}

/**
 * Asks a client that is loaded when it is first asked: most first pages need none of these. A client that cannot be
 * loaded is a platform that cannot be reached; the next time it is tried again.
 */
export function late<Client>(load: () => Promise<Client>) {
  return async <Value, Failure>(
    ask: (client: Client) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure | Unavailable>> => {
    const client = await load().catch(() => undefined);
    return client === undefined ? fail<Unavailable>({ kind: 'unavailable' }) : ask(client);
  };
}

/** The same for work that can be cancelled, also while its client is still loading. */
export function lateCancellable<Client>(load: () => Promise<Client>) {
  const asking = late(load);
  return <Value, Failure>(
    begin: (client: Client) => Cancellable<Result<Value, Failure>>,
  ): Cancellable<Result<Value, Failure | Unavailable>> => {
    const cancelled = new AbortController();
    const answer = asking((client) => {
      const running = begin(client);
      if (cancelled.signal.aborted) running.cancel();
      else cancelled.signal.addEventListener('abort', () => running.cancel());
      return running.answer;
    });
    return { answer, cancel: () => cancelled.abort() };
  };
}
