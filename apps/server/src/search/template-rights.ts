import { sql, type RawBuilder } from 'kysely';
import { guard, permissions, userOf, type Session } from '@lemma/core/session';

/** The condition on `worksheet_template` that the caller finds it: all authors do, or it is the caller's own. */
export function isFoundBy(caller: Session): RawBuilder<boolean> {
  return sql<boolean>`(worksheet_template.visible or ${isOwn(caller)})`;
}

/** The condition on `worksheet_template` that the caller has created it. */
export function isOwn(caller: Session): RawBuilder<boolean> {
  return sql<boolean>`worksheet_template.created_by = ${userOf(caller)?.id ?? ''}`;
}

/** Whether the caller may delete a template, and change who finds it: its author may, and with a role any. */
export function mayManage(caller: Session, author: string): boolean {
  return userOf(caller)?.id === author || guard(caller, permissions.deleteAnyWorksheet) === 'allowed';
}
