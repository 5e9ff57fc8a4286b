import type { SelectorParameters } from '@lemma/core/selection';
import type { Session } from '@lemma/core/session';

/** Whether the session that an LMS has opened has ended: only the LMS opens another one. */
export function isVisitOver({ sso }: SelectorParameters, { kind }: Session): boolean {
  return sso && (kind === 'guest' || kind === 'expired');
}
