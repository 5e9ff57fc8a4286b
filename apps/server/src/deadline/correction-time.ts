import { sql, type Kysely } from 'kysely';
import { isCorrectionDue, type Deadline } from '@lemma/core/deadline';
import type { Tables } from '../database/index.ts';
import type { HeldDeadline } from './deadlines.ts';

/**
 * Whether what is corrected after the deadline is shown at a time (milliseconds since 1970). Without a deadline there is
 * nothing to wait for (specification 001 §6), unless others have one in the same worksheet: then this learner's has never
 * been told, which does not mean that there is none. An assignment that was deleted may be restored until it would have
 * ended.
 */
export async function showsCorrections(
  db: Kysely<Tables>,
  worksheet: string,
  deadline: Deadline | undefined,
  now: number,
): Promise<boolean> {
  return deadline === undefined ? !(await hasDeadlines(db, worksheet, now)) : isCorrectionDue(deadline, now);
}

/**
 * Whether a learner who was removed waits: what goes on for others shows and takes nothing, and leaves what was kept as it is,
 * so that whoever has removed them by mistake undoes all of it.
 */
export async function isRemovedMeanwhile(
  db: Kysely<Tables>,
  worksheet: string,
  deadline: HeldDeadline | undefined,
  now: number,
): Promise<boolean> {
  return deadline?.isRemoved === true && !(await showsCorrections(db, worksheet, deadline, now));
}

async function hasDeadlines(db: Kysely<Tables>, worksheet: string, now: number): Promise<boolean> {
  const told = db.selectFrom('worksheet_deadline').select('worksheet_id').where('worksheet_id', '=', worksheet);
  const assigned = db
    .selectFrom('assignment')
    .select('worksheet_id')
    .where('worksheet_id', '=', worksheet)
    .where(
      sql<boolean>`(deleted_at is null
        or coalesce(deadline, deleted_at + time_limit * interval '1 minute') > ${new Date(now)})`,
    )
    .where((is) => is.or([is('deadline', 'is not', null), is('time_limit', 'is not', null)]));
  const rows = await Promise.all([told.limit(1).executeTakeFirst(), assigned.limit(1).executeTakeFirst()]);
  return rows.some((row) => row !== undefined);
}
