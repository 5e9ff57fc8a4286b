import { sql, type Kysely } from 'kysely';
import {
  mostFavourable,
  ownDuration,
  standingAt,
  type AssignmentStanding,
  type AssignmentTerms,
  type Audience,
} from '@lemma/core/assignment';
import type { Tables } from '../database/index.ts';
import { extensionKey, lastExtensions, membershipOf } from './rows.ts';

/** The assignment that holds for somebody in a worksheet. */
export interface AssignedTime {
  readonly terms: AssignmentTerms;
  readonly standing: AssignmentStanding;
  /** Whether it names the learner. */
  readonly isNamed: boolean;
  /** How long the learner has from the beginning, in milliseconds; missing without a time limit. */
  readonly duration?: number;
  /** When the learner began the time limit, in milliseconds since 1970; missing before that. */
  readonly start?: number;
}

/** Why it is asked. */
interface AssignedTimeAsked {
  /** In milliseconds since 1970. */
  readonly now: number;
  /**
   * `opens`: the learner opens the worksheet, which is noted where no time limit follows from it. `begins`: they begin its
   * time limit; nothing else does.
   */
  readonly act: 'looks' | 'opens' | 'begins';
  /** Whether there is a signed deadline of the learner. */
  readonly isSigned: boolean;
  readonly isTeacher: boolean;
}

/**
 * The assignment of a worksheet that holds for a learner now; undefined if none does. One for everybody with the link holds
 * for everybody. Those whom an LMS has sent to a worksheet of named people wait until it opens, and without a signed
 * deadline they have the times of those people.
 */
export async function assignedTime(
  db: Kysely<Tables>,
  { user, worksheet }: { readonly user: string; readonly worksheet: string },
  { now, act, isSigned, isTeacher }: AssignedTimeAsked,
): Promise<AssignedTime | undefined> {
  const all = await db
    .selectFrom('assignment')
    .leftJoin('assignment_member as member', (join) =>
      join.onRef('member.assignment_id', '=', 'assignment.id').on('member.user_id', '=', user),
    )
    .selectAll('assignment')
    .select(['member.user_id', 'member.started_at', 'member.opened_at', 'member.removed_at'])
    .where('worksheet_id', '=', worksheet)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const own = ofOneTeacher(all.filter((row) => row.user_id !== null || row.audience === 'link'));
  const isSent = own.length === 0 && all.length > 0 && !isTeacher;
  if (isSent && isSigned && !(await isWaiting(db, user, all, now))) return undefined;
  const rows = isSent ? all : own;
  const ids = rows.map(({ id }) => id);
  const extensions = await lastExtensions(db, ids, user);
  const timeIn = (row: (typeof rows)[number], started_at = row.started_at): AssignedTime & { readonly id: string } => {
    const extension = extensions.get(extensionKey(row.id, user));
    const { id, removed_at } = row;
    const membership = membershipOf(row, { started_at, removed_at }, extension);
    const { terms, start } = membership;
    return {
      id,
      terms,
      standing: standingAt(now, membership),
      isNamed: row.audience === 'named' && row.user_id !== null,
      ...(terms.timeLimit !== undefined && { duration: ownDuration(terms.timeLimit, membership.extension) }),
      ...(start !== undefined && { start }),
    };
  };
  const found = rows.map((row) => timeIn(row));
  if (act === 'opens' && !isSent) {
    for (const row of rows) if (isOpening(row, now)) await noteOpened(db, row.id, user, now);
  }
  const holding = mostFavourable(found);
  if (act !== 'begins' || holding?.standing.phase !== 'notBegun') return holding;
  // All that wait for it: none of them can be begun later, for more time.
  const begun = rows.map(async (row, index) =>
    found[index]?.standing.phase === 'notBegun' ? timeIn(row, await begin(db, row.id, user, now)) : timeIn(row),
  );
  return mostFavourable(await Promise.all(begun));
}

/** Of the assignments that concern a learner those that hold: who is named by a teacher has that teacher's times alone. */
export function ofOneTeacher<Row extends Naming>(rows: readonly Row[]): readonly Row[] {
  const teachers = rows.flatMap((row) => (row.audience === 'named' && row.removed_at === null ? [row.owner] : []));
  return teachers.length === 0 ? rows : rows.filter(({ owner }) => teachers.includes(owner));
}

/** What of an assignment and its member says whose learner this is. */
interface Naming {
  readonly owner: string;
  readonly audience: Audience;
  readonly removed_at: Date | null;
}

/** Whether nobody may open a worksheet yet, and the learner has not done so before it was assigned. */
async function isWaiting(
  db: Kysely<Tables>,
  user: string,
  all: readonly { readonly opens: Date | null; readonly worksheet_id: string }[],
  now: number,
): Promise<boolean> {
  if (all.some(({ opens }) => opens === null || opens.getTime() <= now)) return false;
  const begun = db.selectFrom('attempt').select('id').where('user_id', '=', user);
  const row = await begun
    .where('place', '=', all[0]?.worksheet_id ?? '')
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/** Whether a learner opens a worksheet for the first time in an assignment that has no time limit. */
function isOpening(
  row: {
    readonly removed_at: Date | null;
    readonly opens: Date | null;
    readonly opened_at: Date | null;
    readonly time_limit: number | null;
  },
  now: number,
): boolean {
  const isRunning = row.removed_at === null && (row.opens === null || row.opens.getTime() <= now);
  return isRunning && row.opened_at === null && row.time_limit === null;
}

/** It begins no time, also if the assignment gets a limit later. */
async function noteOpened(db: Kysely<Tables>, assignment: string, user: string, now: number): Promise<void> {
  await db
    .insertInto('assignment_member')
    .values({ assignment_id: assignment, user_id: user, opened_at: new Date(now) })
    .onConflict((conflict) =>
      conflict
        .columns(['assignment_id', 'user_id'])
        .doUpdateSet({ opened_at: sql<Date>`coalesce(assignment_member.opened_at, excluded.opened_at)` }),
    )
    .execute();
}

/** Of several beginnings at once, the first one counts. */
async function begin(db: Kysely<Tables>, assignment: string, user: string, now: number): Promise<Date> {
  const at = new Date(now);
  const { started_at } = await db
    .insertInto('assignment_member')
    .values({ assignment_id: assignment, user_id: user, started_at: at, opened_at: at })
    .onConflict((conflict) =>
      conflict.columns(['assignment_id', 'user_id']).doUpdateSet({
        started_at: sql<Date>`coalesce(assignment_member.started_at, excluded.started_at)`,
        opened_at: sql<Date>`coalesce(assignment_member.opened_at, excluded.opened_at)`,
      }),
    )
    .returning('started_at')
    .executeTakeFirstOrThrow();
  return started_at ?? at;
}
