import type { HttpFailure } from './http-client.ts';

/** What most screens tell apart. Everything the user can do nothing about is `unavailable`. */
export type CommonFailure = 'notFound' | 'forbidden' | 'unavailable';

/** What a failure means to most screens. A session that has run out is asked about elsewhere; here nothing is to be had. */
export function kindOf(failure: HttpFailure): CommonFailure {
  if (failure.kind !== 'status') return 'unavailable';
  if (failure.status === 404) return 'notFound';
  return failure.status === 403 ? 'forbidden' : 'unavailable';
}
