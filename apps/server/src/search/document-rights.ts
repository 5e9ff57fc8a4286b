import { sql, type RawBuilder } from 'kysely';
import { userOf, type Session } from '@lemma/core/session';

/** The condition on `implementation` that the caller sees it: a customisation is its owner's, unless it is shared. */
export function isSeenBy(caller: Session): RawBuilder<boolean> {
  return sql<boolean>`(implementation.owner is null or implementation.shared or ${isCustomisedBy(caller)})`;
}

/** The condition on `implementation` that the caller finds it: customisations in worksheets are found with these. */
export function isListedFor(caller: Session): RawBuilder<boolean> {
  return sql<boolean>`(implementation.owner is null or (implementation.worksheet_id is null and ${isCustomisedBy(caller)}))`;
}

/** The condition on `implementation` that it is a customisation by the caller. */
export function isCustomisedBy(caller: Session): RawBuilder<boolean> {
  return sql<boolean>`implementation.owner = ${userOf(caller)?.id ?? ''}`;
}
