import { sql, type Kysely, type RawBuilder } from 'kysely';
import { holds, userOf, type Session } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';
import { isOwn, isWaiting, seesShared, type Finder } from '../search/index.ts';

/** Who asks for a worksheet, and when. */
export interface Asking extends Finder {
  /** Whether the request shows a signed deadline for this caller and worksheet: a hand-off of an LMS. */
  readonly isInvited?: boolean;
}

/**
 * The condition on `worksheet` and its `worksheet_template` that the worksheet exists for somebody (docs/decisions/0076).
 * Assigned to named people, it exists only for them, for its teachers, and for those whom an LMS has sent there. So it does
 * without an assignment (docs/decisions/0085), if it is private or has had one: then also for those who have begun it, and
 * nobody is sent there before the opening that was planned. Deleted, it exists for those who have begun it. It may not be
 * open yet: then only its times are told.
 */
export function isThereFor(asking: Asking): RawBuilder<boolean> {
  const user = idOf(asking.caller);
  const isSent = asking.isInvited === true ? sql<boolean>`true` : isLaunched(user);
  const known = sql<boolean>`(not ${isClosed} or ${teaches(asking)} or ${isNamed(user)}
    or (${isSent} and not ${isPutOff(asking.now)}) or (not ${isAssigned} and ${isBegunBy(user)}))`;
  return sql<boolean>`((worksheet_template.deleted_at is null or ${isBegunBy(user)}) and ${known})`;
}

/**
 * The condition that a worksheet exists for somebody, is open, and has no time limit that they still have to begin: only then
 * what is in it may be listed, found or referred to.
 */
export function isOpenedFor(asking: Asking): RawBuilder<boolean> {
  const { caller, now } = asking;
  const user = idOf(caller);
  const isSent = asking.isInvited === true ? sql<boolean>`true` : isLaunched(user);
  const isOpen = sql<boolean>`(not ${isAssigned}
    or exists (select 1 from assignment where ${stands} and (opens is null or opens <= ${new Date(now)})
      and (audience = 'link' or ${isMember(user)} or ${isSent}) and not ${waitsForBeginning(user, now)})
    or (${isSent} and ${isBegunBy(user)}))`;
  return sql<boolean>`(${isThereFor(asking)} and (${teaches(asking)} or ${isOpen}))`;
}

/** Whether somebody is a teacher of a worksheet: then it may be seen before it opens, and no times of learners apply. */
export async function isTeacherOf(db: Kysely<Tables>, worksheet: string, asking: Finder): Promise<boolean> {
  const row = await db
    .selectFrom('worksheet')
    .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
    .select('worksheet.id')
    .where('worksheet.id', '=', worksheet)
    .where(teaches(asking))
    .executeTakeFirst();
  return row !== undefined;
}

/** The condition on `assignment` that it holds for `worksheet`. */
const stands = sql<boolean>`assignment.worksheet_id = worksheet.id and assignment.deleted_at is null`;

/** The condition on `worksheet` that an assignment holds for it. */
const isAssigned = sql<boolean>`exists (select 1 from assignment where ${stands})`;

/**
 * The condition on `assignment` that somebody has not begun its time limit, and it has not ended: by an extension, or a signed
 * deadline of `worksheet`.
 */
function waitsForBeginning(user: string, now: number): RawBuilder<boolean> {
  const at = new Date(now);
  return sql<boolean>`(assignment.time_limit is not null
    and not exists (select 1 from assignment_member as member where member.assignment_id = assignment.id
      and member.user_id = ${user} and member.started_at is not null)
    and (assignment.deadline is null or greatest(assignment.deadline, (select extension.deadline from extension
      where extension.assignment_id = assignment.id and extension.user_id = ${user} order by number desc limit 1)) > ${at})
    and not exists (select 1 from worksheet_deadline as signed
      where signed.worksheet_id = worksheet.id and signed.user_id = ${user} and signed.deadline <= ${at}))`;
}

/** The condition on `worksheet` that it has, or has had, an assignment: from then on its assignments open it, and nothing else. */
export const isPlanned = sql<boolean>`exists (select 1 from assignment where assignment.worksheet_id = worksheet.id)`;

/**
 * The condition on `worksheet` and its `worksheet_template` that its address opens it to nobody: nobody has assigned it to
 * everybody with its link, and it is private or has had an assignment.
 */
const isClosed = sql<boolean>`((${isPlanned} or not worksheet_template.visible)
  and not exists (select 1 from assignment where ${stands} and assignment.audience = 'link'))`;

/** The condition on `worksheet` that its assignments were deleted before it was open. */
function isPutOff(now: number): RawBuilder<boolean> {
  return sql<boolean>`(not ${isAssigned} and ${isPlanned} and not exists (select 1 from assignment
    where assignment.worksheet_id = worksheet.id and (opens is null or opens <= ${new Date(now)})))`;
}

/**
 * The condition on `worksheet` and its `worksheet_template` that somebody is its teacher: its author, who has assigned it,
 * an administrator; and other authors and lecturers if it is shared with all authors, from its opening on
 * (docs/decisions/0094).
 */
function teaches({ caller, now }: Finder): RawBuilder<boolean> {
  if (holds(caller, 'admin')) return sql<boolean>`true`;
  const isAssigner = sql<boolean>`exists (select 1 from assignment where ${stands} and assignment.owner = ${idOf(caller)})`;
  const isShared = seesShared(caller)
    ? sql<boolean>`(worksheet_template.visible and not ${isWaiting(now)})`
    : sql<boolean>`false`;
  return sql<boolean>`(${isOwn(caller)} or ${isAssigner} or ${isShared})`;
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
