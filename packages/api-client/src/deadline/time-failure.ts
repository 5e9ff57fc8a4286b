import type { Deadline } from '@lemma/core/deadline';
import type { HttpFailure } from '../http/index.ts';
import { refusalIds } from '../wire/index.ts';

/** Why the time of a worksheet keeps somebody out: a deadline that was not signed for him, or that it opens later. */
type TimeFailure = { readonly kind: 'deadlineNotSigned' } | { readonly kind: 'notOpen'; readonly opens: Deadline };

/** The failure of a call as far as it has to do with time; undefined if it has not. */
export function timeFailure(failure: HttpFailure): TimeFailure | undefined {
  const refusal = failure.kind === 'status' ? failure.refusal : undefined;
  if (refusal?.id === refusalIds.deadlineNotSigned) return { kind: 'deadlineNotSigned' };
  if (refusal?.id !== refusalIds.worksheetNotOpen || refusal.opens === undefined) return undefined;
  return { kind: 'notOpen', opens: refusal.opens };
}
