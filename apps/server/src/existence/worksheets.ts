import { sql, type RawBuilder } from 'kysely';
import { guard, permissions, userOf, type Session } from '@lemma/core/session';
import { isFoundBy, isOwn } from '../search/index.ts';

/** Who asks for a worksheet, and when. */
export interface Asking {
  readonly caller: Session;
  /** When the request arrived, in milliseconds since 1970. */
  readonly now: number;
  /** Whether the request shows a signed deadline for this caller and worksheet: a hand-off of an LMS. */
  readonly isInvited?: boolean;
}

/** Whether the roles of somebody make them a teacher: they accompany learners, or prepare what learners get. */
export function isTeacher(caller: Session): boolean {
  return mayAccompany(caller) || guard(caller, permissions.readProblems) === 'allowed';
}

function mayAccompany(caller: Session): boolean {
  return [permissions.accompanyLearners, permissions.deleteAnyWorksheet].some(
    (permission) => guard(caller, permission) === 'allowed',
  );
}

/**
 * The condition on `worksheet` and its `worksheet_template` that the worksheet exists for somebody (docs/decisions/0067).
 * Assigned to named people, it exists only for them, for teachers, and for those whom an LMS has sent there. Deleted, it
 * exists for those who have begun it. It may not be open yet: then only its times are told.
 */
export function isThereFor({ caller, isInvited = false }: Asking): RawBuilder<boolean> {
  const user = idOf(caller);
  const known = isInvited
    ? sql<boolean>`true`
    : sql<boolean>`(not ${isClosed} or ${teaches(caller)} or ${isNamed(user)} or ${isLaunched(user)})`;
  return sql<boolean>`((worksheet_template.deleted_at is null or ${isBegunBy(user)}) and ${known})`;
}

/** The condition that a worksheet exists for somebody, and is open: only then it may be listed, found or referred to. */
export function isOpenedFor(asking: Asking): RawBuilder<boolean> {
  const { caller, now } = asking;
  const user = idOf(caller);
  const isSent = asking.isInvited === true ? sql<boolean>`true` : isLaunched(user);
  const isOpen = sql<boolean>`(not exists (select 1 from assignment where ${stands})
    or exists (select 1 from assignment where ${stands} and (opens is null or opens <= ${new Date(now)})
      and (audience = 'link' or ${isMember(user)} or ${isSent}))
    or (${isSent} and ${isBegunBy(user)}))`;
  return sql<boolean>`(${isThereFor(asking)} and (${teaches(caller)} or ${isOpen}))`;
}

/** The condition on `assignment` that it holds for `worksheet`. */
const stands = sql<boolean>`assignment.worksheet_id = worksheet.id and assignment.deleted_at is null`;

/** The condition on `worksheet` that it is for named people: nobody has assigned it to everybody with its link. */
const isClosed = sql<boolean>`(exists (select 1 from assignment where ${stands} and assignment.audience = 'named')
  and not exists (select 1 from assignment where ${stands} and assignment.audience = 'link'))`;

/** Authors who accompany nobody are teachers of the worksheets that they find. */
function teaches(caller: Session): RawBuilder<boolean> {
  if (mayAccompany(caller)) return sql<boolean>`true`;
  return isTeacher(caller) ? isFoundBy(caller) : isOwn(caller);
}

function isNamed(user: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from assignment where ${stands} and ${isMember(user)})`;
}

/** The condition on `assignment` that somebody is named in it; who was removed keeps what they have begun. */
function isMember(user: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from assignment_member as member
    where member.assignment_id = assignment.id and member.user_id = ${user}
      and (member.removed_at is null or ${isBegunBy(user)}))`;
}

/** The condition on `worksheet` that the LMS of somebody has opened it for them, or has signed a deadline. */
function isLaunched(user: string): RawBuilder<boolean> {
  return sql<boolean>`(exists (select 1 from lms_launch
      where lms_launch.user_id = ${user} and lms_launch.path = 'worksheet_' || worksheet.id)
    or exists (select 1 from worksheet_deadline
      where worksheet_deadline.user_id = ${user} and worksheet_deadline.worksheet_id = worksheet.id))`;
}

/** The condition on `worksheet` that somebody has begun it. */
function isBegunBy(user: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from attempt where attempt.place = worksheet.id and attempt.user_id = ${user})`;
}

function idOf(caller: Session): string {
  return userOf(caller)?.id ?? '';
}
