import { sql, type Kysely, type RawBuilder } from 'kysely';
import { guard, holds, permissions, userOf, type Session } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';

/** The columns or values that say whose work it is, and where: the id of a worksheet or a self-test, or empty. */
interface WorkColumns {
  readonly user: RawBuilder<string>;
  readonly place: RawBuilder<string>;
}

const ofAttempt: WorkColumns = { user: sql`attempt.user_id`, place: sql`attempt.place` };

/**
 * The condition on the work of a learner (`attempt`, unless other columns are given) that somebody else may see it and act
 * on it (docs/decisions/0076). In a worksheet: who has assigned it to this learner by name; if nobody has, who has assigned
 * it to everybody with its link; then those who had named the learner before removing them; then the author of the worksheet.
 * Outside worksheets: whoever accompanies learners. Administrators: always.
 */
export function isTaughtBy(caller: Session, { user, place }: WorkColumns = ofAttempt): RawBuilder<boolean> {
  if (holds(caller, 'admin')) return sql<boolean>`true`;
  const accompanies = guard(caller, permissions.accompanyLearners) === 'allowed';
  const me = userOf(caller)?.id ?? '';
  const assigned = (which: RawBuilder<unknown>) => sql`from assignment as plan
    where plan.worksheet_id = ${place} and plan.deleted_at is null and ${which}`;
  const isMember = sql`exists (select 1 from assignment_member as member where member.assignment_id = plan.id
    and member.user_id = ${user}`;
  const named = assigned(sql`plan.audience = 'named' and ${isMember} and member.removed_at is null)`);
  const byLink = assigned(sql`plan.audience = 'link'`);
  const removed = assigned(sql`plan.audience = 'named' and ${isMember})`);
  const isMine = (plans: RawBuilder<unknown>) => sql`when exists (select 1 ${plans}) then exists (select 1 ${plans}
    and plan.owner = ${me})`;
  return sql<boolean>`(case
    when not exists (select 1 from worksheet as sheet where sheet.id = ${place}) then ${accompanies}
    ${isMine(named)} ${isMine(byLink)} ${isMine(removed)}
    else exists (select 1 from worksheet as sheet join worksheet_template as template on template.id = sheet.template_id
      where sheet.id = ${place} and template.created_by = ${me}) end)`;
}

/** Whether somebody may see the work of a learner, and act on it. `place`: as in `attempt`. */
export async function mayTeach(
  db: Kysely<Tables>,
  caller: Session,
  { user, place }: { readonly user: string; readonly place: string },
): Promise<boolean> {
  const isAllowed = isTaughtBy(caller, { user: sql`${user}::text`, place: sql`${place}::text` });
  const { rows } = await sql<{ readonly may: boolean }>`select ${isAllowed} as may`.execute(db);
  return rows[0]?.may === true;
}
