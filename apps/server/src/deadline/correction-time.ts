import type { Kysely } from 'kysely';
import { isCorrectionDue, type Deadline } from '@lemma/core/deadline';
import type { Tables } from '../database/index.ts';

/**
 * Whether what is corrected after the deadline is shown at a time (milliseconds since 1970). Without a deadline there is
 * nothing to wait for (specification 001 §6), unless others have one in the same worksheet: then this learner's has never
 * been told, which does not mean that there is none.
 */
export async function showsCorrections(
  db: Kysely<Tables>,
  worksheet: string,
  deadline: Deadline | undefined,
  now: number,
): Promise<boolean> {
  return deadline === undefined ? !(await hasDeadlines(db, worksheet)) : isCorrectionDue(deadline, now);
}

async function hasDeadlines(db: Kysely<Tables>, worksheet: string): Promise<boolean> {
  const told = db.selectFrom('worksheet_deadline').select('worksheet_id').where('worksheet_id', '=', worksheet);
  const assigned = db
    .selectFrom('assignment')
    .select('worksheet_id')
    .where('worksheet_id', '=', worksheet)
    .where('deleted_at', 'is', null)
    .where((is) => is.or([is('deadline', 'is not', null), is('time_limit', 'is not', null)]));
  const rows = await Promise.all([told.limit(1).executeTakeFirst(), assigned.limit(1).executeTakeFirst()]);
  return rows.some((row) => row !== undefined);
}
