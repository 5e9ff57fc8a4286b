import type { NoAnswer } from '@lemma/core/platform';
import { isServerMistake } from './answer-body.ts';
import type { HttpFailure } from './http-client.ts';

/** The failures most screens distinguish. */
export type CommonFailure = { readonly kind: 'notFound' } | { readonly kind: 'forbidden' } | NoAnswer;

/** Statuses that say nothing about what was sent: not found by a proxy, a timeout, too early, too many requests. */
const notAboutTheRequest: readonly number[] = [401, 403, 404, 407, 408, 425, 429];

/** Whether the server, or a gateway before it, does not accept what was sent: repeated, it is refused again. */
export function isRejection(failure: HttpFailure): boolean {
  if (failure.kind !== 'status') return false;
  return failure.status >= 400 && failure.status < 500 && !notAboutTheRequest.includes(failure.status);
}

/** Seconds to wait if the server limits requests without saying for how long. */
const waitOtherwise = 60;

/** The meaning of a failure for most screens. */
export function commonFailure(failure: HttpFailure): CommonFailure {
  if (failure.kind === 'sessionExpired') return { kind: 'sessionEnded' };
  if (failure.kind === 'portal' || failure.kind === 'cutOff') return failure;
  if (failure.kind === 'malformed') return { kind: 'notUnderstood' };
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
      if (isRejection(failure)) return { kind: 'rejected' };
      if (!isServerMistake(failure.status)) return { kind: 'unavailable' };
      // A gateway says nothing in our words, and writes nothing down where we can read it.
      return { kind: failure.refusal === undefined ? 'unexplained' : 'faulty' };
  }
}

/** The same for a screen on which nothing can be missing or forbidden. */
export function noAnswer(failure: HttpFailure): NoAnswer {
  const common = commonFailure(failure);
  return common.kind === 'notFound' || common.kind === 'forbidden' ? { kind: 'unavailable' } : common;
}
