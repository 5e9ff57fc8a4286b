import type { NoAnswer } from '@lemma/core/platform';
import { isServerMistake } from './answer-body.ts';
import type { HttpFailure } from './http-client.ts';

/** The failures most screens distinguish. */
export type CommonFailure = { readonly kind: 'notFound' } | { readonly kind: 'forbidden' } | NoAnswer;

/** Seconds to wait if the server limits requests without saying for how long. */
const waitOtherwise = 60;

/** The meaning of a failure for most screens. */
export function commonFailure(failure: HttpFailure): CommonFailure {
  if (failure.kind === 'sessionExpired') return { kind: 'sessionEnded' };
  if (failure.kind === 'portal' || failure.kind === 'cutOff') return failure;
  if (failure.kind === 'malformed') return { kind: 'faulty' };
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
      return { kind: isServerMistake(failure.status) ? 'faulty' : 'unavailable' };
  }
}

/** The same for a screen on which nothing can be missing or forbidden. */
export function noAnswer(failure: HttpFailure): NoAnswer {
  const common = commonFailure(failure);
  return common.kind === 'notFound' || common.kind === 'forbidden' ? { kind: 'unavailable' } : common;
}
