import type { Kysely } from 'kysely';
import { holds, userOf, type Session } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';

/** Whether somebody may change the work of a learner: has assigned something to them, or is an administrator. */
export async function isOwnLearner(db: Kysely<Tables>, caller: Session, learner: string): Promise<boolean> {
  if (holds(caller, 'admin')) return true;
  const assigned = await db
    .selectFrom('assignment')
    .innerJoin('assignment_member as member', 'member.assignment_id', 'assignment.id')
    .select('assignment.id')
    .where('assignment.owner', '=', userOf(caller)?.id ?? '')
    .where('assignment.deleted_at', 'is', null)
    .where('member.user_id', '=', learner)
    .where('member.removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return assigned !== undefined;
}
