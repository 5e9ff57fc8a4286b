import { sql, type Kysely } from 'kysely';
import { mostFavourable, standingAt, type AssignmentStanding, type AssignmentTerms } from '@lemma/core/assignment';
import type { Tables } from '../database/index.ts';
import { extensionKey, lastExtensions, membershipOf } from './rows.ts';

/** The assignment that holds for somebody in a worksheet. */
export interface AssignedTime {
  readonly terms: AssignmentTerms;
  readonly standing: AssignmentStanding;
}

/**
 * The assignment of a worksheet that holds for a learner now; undefined if nobody has assigned it to him. One for whoever
 * has the link holds for everybody. `begins`: he opens it, so that his own time runs from now on unless it runs already.
 */
export async function assignedTime(
  db: Kysely<Tables>,
  { user, worksheet }: { readonly user: string; readonly worksheet: string },
  { now, begins }: { readonly now: number; readonly begins: boolean },
): Promise<AssignedTime | undefined> {
  const rows = await db
    .selectFrom('assignment')
    .leftJoin('assignment_member as member', (join) =>
      join.onRef('member.assignment_id', '=', 'assignment.id').on('member.user_id', '=', user),
    )
    .selectAll('assignment')
    .select(['member.user_id', 'member.started_at', 'member.removed_at'])
    .where('worksheet_id', '=', worksheet)
    .where('deleted_at', 'is', null)
    .where((is) => is.or([is('member.user_id', 'is not', null), is('audience', '=', 'link')]))
    .orderBy('created_at')
    .execute();
  const ids = rows.map(({ id }) => id);
  const extensions = await lastExtensions(db, ids, user);
  const found = await Promise.all(
    rows.map(async (row) => {
      const isRunning = row.removed_at === null && (row.opens === null || row.opens.getTime() <= now);
      const started_at =
        begins && isRunning && row.started_at === null ? await begin(db, row.id, user, now) : row.started_at;
      const extension = extensions.get(extensionKey(row.id, user));
      const membership = membershipOf(row, { started_at, removed_at: row.removed_at }, extension);
      return { terms: membership.terms, standing: standingAt(now, membership) };
    }),
  );
  return mostFavourable(found);
}

/** Of several openings at once, the first one counts. */
async function begin(db: Kysely<Tables>, assignment: string, user: string, now: number): Promise<Date> {
  const { started_at } = await db
    .insertInto('assignment_member')
    .values({ assignment_id: assignment, user_id: user, started_at: new Date(now) })
    .onConflict((conflict) =>
      conflict
        .columns(['assignment_id', 'user_id'])
        .doUpdateSet({ started_at: sql<Date>`coalesce(assignment_member.started_at, excluded.started_at)` }),
    )
    .returning('started_at')
    .executeTakeFirstOrThrow();
  return started_at ?? new Date(now);
}
