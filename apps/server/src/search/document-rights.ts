import { sql, type RawBuilder } from 'kysely';
import { userOf, type Session, type User } from '@lemma/core/session';
import { isFoundBy, type Finder } from './template-rights.ts';

/**
 * The condition on `implementation` that the caller sees it: a document with an owner is seen by its owner, by others if it
 * is shared, and whatever becomes of it in the worksheets that the caller finds. What was customised for a worksheet is
 * shared with this worksheet only.
 */
export function isSeenBy(finding: Finder): RawBuilder<boolean> {
  return sql<boolean>`(implementation.owner is null
    or (not implementation.deleted
      and ((implementation.shared and implementation.worksheet_id is null) or ${isOwnedBy(finding.caller)}))
    or exists (select 1 from worksheet_template where worksheet_template.paths @> array[implementation.path]
      and worksheet_template.deleted_at is null and ${isFoundBy(finding)}))`;
}

/**
 * The condition on `implementation` that the caller finds it. Documents with an owner are found by him only, shared
 * ones too: these are for those who have the link. Customisations in worksheets are found with these.
 */
export function isListedFor(caller: Session): RawBuilder<boolean> {
  return sql<boolean>`(implementation.owner is null or ${isOwnAndListed(caller)})`;
}

/** The condition on `implementation` that the caller finds it since it is the caller's. */
export function isOwnAndListed(caller: Session): RawBuilder<boolean> {
  return sql<boolean>`(implementation.worksheet_id is null and not implementation.deleted and ${isOwnedBy(caller)})`;
}

/**
 * The condition on `implementation` that somebody may put it into worksheets. Customisations come into these by
 * customising them (specification 000 §5).
 */
export function mayBeAddedBy({ id }: User): RawBuilder<boolean> {
  return sql<boolean>`(implementation.owner is null or (not implementation.customized
    and not implementation.deleted and (implementation.shared or implementation.owner = ${id})))`;
}

/** The condition on `implementation` that it is the caller's own. */
function isOwnedBy(caller: Session): RawBuilder<boolean> {
  return sql<boolean>`implementation.owner = ${userOf(caller)?.id ?? ''}`;
}
