import type { Deadline, Unbegun } from '@lemma/core/deadline';
import type { HttpFailure } from '../http/index.ts';
import { refusalIds } from '../wire/index.ts';

/**
 * Why the time of a worksheet keeps somebody out: a deadline that was not signed for them, that it opens later, or that its
 * time limit has not begun.
 */
type TimeFailure =
  | { readonly kind: 'deadlineNotSigned' }
  | { readonly kind: 'notOpen'; readonly opens: Deadline }
  | { readonly kind: 'notBegun'; readonly unbegun: Unbegun };

/** The failure of a call as far as it has to do with time; undefined if it has not. */
export function timeFailure(failure: HttpFailure): TimeFailure | undefined {
  const refusal = failure.kind === 'status' ? failure.refusal : undefined;
  const { opens, unbegun } = refusal ?? {};
  switch (refusal?.id) {
    case refusalIds.deadlineNotSigned:
      return { kind: 'deadlineNotSigned' };
    case refusalIds.worksheetNotOpen:
      return opens && { kind: 'notOpen', opens };
    case refusalIds.worksheetNotBegun:
      return unbegun && { kind: 'notBegun', unbegun };
    default:
      return undefined;
  }
}
