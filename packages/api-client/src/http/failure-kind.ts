import type { NoAnswer } from '@lemma/core/platform';
import type { HttpFailure } from './http-client.ts';

/** The failures most screens distinguish. Whatever the user cannot influence is `unavailable`. */
export type CommonFailure = { readonly kind: 'notFound' } | { readonly kind: 'forbidden' } | NoAnswer;

/** Seconds to wait if the server limits requests without saying for how long. */
const waitOtherwise = 60;

/** The meaning of a failure for most screens. */
export function commonFailure(failure: HttpFailure): CommonFailure {
  if (failure.kind === 'sessionExpired') return { kind: 'sessionEnded' };
  if (failure.kind === 'portal' || failure.kind === 'cutOff') return failure;
  if (failure.kind !== 'status') return { kind: 'unavailable' };
  switch (failure.status) {
    case 404:
      // A proxy that does not find the server says so without a refusal.
      return { kind: failure.refusal === undefined ? 'unavailable' : 'notFound' };
    // Only guests get here with 401: for all others the session has ended.
    case 401:
    case 403:
      return { kind: 'forbidden' };
    case 429:
      return { kind: 'tooManyRequests', seconds: failure.retryAfter ?? waitOtherwise };
    default:
      return { kind: 'unavailable' };
  }
}

/**
 * Whether our server was reached and made a mistake: it reports an error of its own, or its answer has another shape than
 * declared. A proxy that does not reach the server gives no reason.
 */
export function isFaulty(failure: HttpFailure): boolean {
  if (failure.kind === 'malformed') return true;
  return failure.kind === 'status' && failure.status >= 500 && failure.refusal !== undefined;
}

/** The same for a screen on which nothing can be missing or forbidden. */
export function noAnswer(failure: HttpFailure): NoAnswer {
  const common = commonFailure(failure);
  return common.kind === 'notFound' || common.kind === 'forbidden' ? { kind: 'unavailable' } : common;
}
