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

/** The condition on `worksheet_template` that somebody has begun one of its worksheets. */
export const isBegun = sql<boolean>`exists (select 1 from worksheet join attempt on attempt.place = worksheet.id
  where worksheet.template_id = worksheet_template.id)`;
