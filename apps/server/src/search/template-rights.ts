import { sql, type RawBuilder } from 'kysely';
import { guard, holds, permissions, userOf, type Session } from '@lemma/core/session';

/** Who looks for worksheets, and when. */
export interface Finder {
  readonly caller: Session;
  /** When the request arrived, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * The condition on `worksheet_template` that the caller finds it (docs/decisions/0076 and 0094): the caller prepares it, or
 * all authors find it. While one of its worksheets is for named people, tutors do not find it, and authors and lecturers
 * only from its opening on.
 */
export function isFoundBy({ caller, now }: Finder): RawBuilder<boolean> {
  return sql<boolean>`(${isPreparedBy(caller)} or (worksheet_template.visible and ${isSharedWith(caller, now)}))`;
}

function isSharedWith(caller: Session, now: number): RawBuilder<boolean> {
  if (holds(caller, 'admin')) return sql<boolean>`true`;
  return seesShared(caller) ? sql<boolean>`not ${isWaiting(now)}` : sql<boolean>`not ${isForNamed}`;
}

/** Whether somebody is among the authors and lecturers with whom worksheets are shared. */
export function seesShared(caller: Session): boolean {
  return guard(caller, permissions.seeSharedWorksheets) === 'allowed';
}

/** The condition on `worksheet_template` that one of its worksheets is for named people. */
const isForNamed = sql<boolean>`(worksheet_template.id in (
    select planned.template_id from worksheet as planned join assignment as plan on plan.worksheet_id = planned.id
    where plan.deleted_at is null and plan.audience = 'named'))`;

/** The condition on `worksheet_template` that the caller has created it, or has assigned one of its worksheets. */
export function isPreparedBy(caller: Session): RawBuilder<boolean> {
  return sql<boolean>`(${isOwn(caller)} or worksheet_template.id in (
    select planned.template_id from worksheet as planned join assignment as plan on plan.worksheet_id = planned.id
    where plan.owner = ${userOf(caller)?.id ?? ''} and plan.deleted_at is null))`;
}

/** The condition on `worksheet_template` that one of its worksheets is for named people, and open for nobody yet. */
export function isWaiting(now: number): RawBuilder<boolean> {
  const at = new Date(now);
  return sql<boolean>`(worksheet_template.id in (
    select planned.template_id from worksheet as planned join assignment as plan on plan.worksheet_id = planned.id
    where plan.deleted_at is null and plan.audience = 'named' and plan.opens > ${at}
      and not exists (select 1 from assignment as other where other.worksheet_id = planned.id
        and other.deleted_at is null and (other.opens is null or other.opens <= ${at}))))`;
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
