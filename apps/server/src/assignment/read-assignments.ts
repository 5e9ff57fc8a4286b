import { sql, type Kysely } from 'kysely';
import type { ResponseOf } from '@lemma/api-client/wire';
import { effectiveDeadline, mostFavourable, standingAt } from '@lemma/core/assignment';
import { userOf, type Session } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';
import { gradesIn } from '../grading/index.ts';
import { isTaughtBy, isThereFor } from '../existence/index.ts';
import { ofOneTeacher } from './assigned-time.ts';
import { peopleById } from './people.ts';
import {
  lateTerms,
  extensionIn,
  extensionKey,
  grantedIn,
  lastExtensions,
  membershipOf,
  termsOf,
  type AssignmentRow,
} from './rows.ts';

/** Those that one person has made, newest first; one of a deleted worksheet is not among them. */
export async function assignmentsOf(db: Kysely<Tables>, owner: string): Promise<ResponseOf<'assignments'>> {
  const rows = await titled(db).where('assignment.owner', '=', owner).execute();
  return rows.map(assignmentFrom);
}

/** One with those of its people whom the caller teaches; undefined if its worksheet was deleted. */
export async function assignmentWithPeople(
  db: Kysely<Tables>,
  id: string,
  caller: Session,
  now: number,
): Promise<ResponseOf<'assignmentById'> | undefined> {
  const row = await titled(db).where('assignment.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const members = await db
    .selectFrom('assignment_member')
    .selectAll()
    .where('assignment_id', '=', id)
    .where('removed_at', 'is', null)
    .where(isTaughtBy(caller, { user: sql`assignment_member.user_id`, place: sql`${row.worksheet_id}::text` }))
    .execute();
  const users = members.map(({ user_id }) => user_id);
  const [people, extensions, work, grades] = await Promise.all([
    peopleById(db, users),
    lastExtensions(db, [id]),
    workOf(db, row.worksheet_id, users),
    gradesIn(db, `worksheet_${row.worksheet_id}`, users),
  ]);
  // In the order of time: the last one of each holds.
  const scores = new Map(grades.map(({ user, score }) => [user, score]));
  const terms = termsOf(row);
  const shown = members.map((member) => {
    const last = extensions.get(extensionKey(id, member.user_id));
    const deadline = effectiveDeadline(terms, extensionIn(last), member.started_at?.getTime());
    const start = (terms.timeLimit === undefined ? member.opened_at : member.started_at)?.getTime();
    const granted = grantedIn(last);
    const { saved = 0, late = 0, lastLate } = work.get(member.user_id) ?? {};
    const score = scores.get(member.user_id);
    return {
      person: people.get(member.user_id) ?? { id: member.user_id },
      ...(start !== undefined && { start }),
      ...(granted && { extension: granted }),
      ...(deadline !== undefined && { deadline }),
      phase: standingAt(now, membershipOf(row, member, last)).phase,
      saved,
      ...(score !== undefined && { score }),
      late,
      ...(lastLate !== undefined && { lastLate }),
    };
  });
  const nameOf = ({ person: { id: subject, name, username } }: (typeof shown)[number]) => name ?? username ?? subject;
  return {
    assignment: assignmentFrom(row),
    people: shown.sort((one, other) => nameOf(one).localeCompare(nameOf(other))),
  };
}

/** Milliseconds for which a worksheet stays on the list of its learner after it is over: 30 days. */
const staysListed = 30 * 86_400_000;

/**
 * The open worksheets that are assigned to a learner: first what is due first. Of several assignments of a worksheet the one
 * that holds.
 */
export async function assignedTo(
  db: Kysely<Tables>,
  caller: Session,
  now: number,
): Promise<ResponseOf<'assignedWorksheets'>> {
  const user = userOf(caller)?.id ?? '';
  const rows = await titled(db, isThereFor({ caller, now }))
    .innerJoin('assignment_member as member', 'member.assignment_id', 'assignment.id')
    .select(['member.started_at', 'member.removed_at'])
    .where('member.user_id', '=', user)
    .where('member.removed_at', 'is', null)
    .execute();
  const extensions = await lastExtensions(
    db,
    rows.map(({ id }) => id),
    user,
  );
  const found = rows.map((row) => {
    const membership = membershipOf(row, row, extensions.get(extensionKey(row.id, user)));
    return { row, terms: membership.terms, standing: standingAt(now, membership) };
  });
  const worksheets = [...new Set(rows.map(({ worksheet_id }) => worksheet_id))];
  const holding = worksheets
    .flatMap((id) => {
      const own = ofOneTeacher(rows.filter(({ worksheet_id }) => worksheet_id === id));
      return mostFavourable(found.filter(({ row }) => own.includes(row))) ?? [];
    })
    .flatMap(({ row, terms, standing: { phase, deadline } }) =>
      phase === 'notOpen' ? [] : [{ row, terms, phase, deadline }],
    )
    .filter(({ phase, deadline }) => phase !== 'over' || now - (deadline ?? 0) < staysListed);
  const saved = await savedBy(db, user, worksheets);
  const isOver = (phase: string) => Number(phase === 'over');
  return holding
    .sort(
      (one, other) =>
        isOver(one.phase) - isOver(other.phase) || (one.deadline ?? Infinity) - (other.deadline ?? Infinity) || 0,
    )
    .map(({ row, terms: { timeLimit, takesLate, lateCredit }, phase, deadline }) => ({
      assignmentId: row.id,
      worksheet: { id: row.worksheet_id, title: row.title },
      phase,
      ...(deadline !== undefined && {
        deadline: { at: deadline, left: deadline - now, ...lateTerms(takesLate, lateCredit) },
      }),
      ...(timeLimit !== undefined && { timeLimit }),
      problems: row.paths.length,
      saved: saved.get(row.worksheet_id) ?? 0,
    }));
}

/** Assignments that are not deleted, with their worksheets; those of deleted worksheets only if they are open all the same. */
function titled(db: Kysely<Tables>, isOpen = sql<boolean>`worksheet_template.deleted_at is null`) {
  return db
    .selectFrom('assignment')
    .innerJoin('worksheet', 'worksheet.id', 'assignment.worksheet_id')
    .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
    .selectAll('assignment')
    .select(['worksheet_template.title', 'worksheet_template.paths'])
    .select(
      sql<string>`(select count(*) from assignment_member where assignment_id = assignment.id and removed_at is null)`.as(
        'members',
      ),
    )
    .where('assignment.deleted_at', 'is', null)
    .where(isOpen)
    .orderBy('assignment.created_at', 'desc')
    .orderBy('assignment.id');
}

type Titled = Awaited<ReturnType<ReturnType<typeof titled>['execute']>>[number];

function assignmentFrom(row: AssignmentRow & Pick<Titled, 'title' | 'members'>): ResponseOf<'assignments'>[number] {
  return {
    id: row.id,
    version: String(row.version),
    worksheet: { id: row.worksheet_id, title: row.title },
    terms: termsOf(row),
    people: Number(row.members),
  };
}

interface WorkInWorksheet {
  readonly saved: number;
  readonly late: number;
  readonly lastLate?: string;
}

/** How many problems of a worksheet people have handed in, and how many late ones nobody has accepted. */
async function workOf(
  db: Kysely<Tables>,
  worksheet: string,
  users: readonly string[],
): Promise<ReadonlyMap<string, WorkInWorksheet>> {
  if (users.length === 0) return new Map();
  const isWaiting = sql<boolean>`saving.late and saving.accepted_at is null`;
  const rows = await db
    .selectFrom('attempt')
    .innerJoin('saving', (join) =>
      join.onRef('saving.attempt_id', '=', 'attempt.id').onRef('saving.draw', '=', 'attempt.draw'),
    )
    .select([
      'attempt.user_id',
      sql<string>`count(distinct attempt.id) filter (where not (${isWaiting}))`.as('saved'),
      sql<string>`count(distinct attempt.id) filter (where ${isWaiting})`.as('late'),
      sql<Date | null>`max(saving.received) filter (where ${isWaiting})`.as('last_late'),
    ])
    .where('attempt.place', '=', worksheet)
    .where('attempt.user_id', 'in', users)
    .groupBy('attempt.user_id')
    .execute();
  return new Map(
    rows.map(({ user_id, saved, late, last_late }) => [
      user_id,
      { saved: Number(saved), late: Number(late), ...(last_late && { lastLate: last_late.toISOString() }) },
    ]),
  );
}

async function savedBy(
  db: Kysely<Tables>,
  user: string,
  worksheets: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (worksheets.length === 0) return new Map();
  const rows = await db
    .selectFrom('attempt')
    .innerJoin('saving', (join) =>
      join.onRef('saving.attempt_id', '=', 'attempt.id').onRef('saving.draw', '=', 'attempt.draw'),
    )
    .select(['attempt.place', sql<string>`count(distinct attempt.id)`.as('saved')])
    .where('attempt.user_id', '=', user)
    .where('attempt.place', 'in', worksheets)
    .groupBy('attempt.place')
    .execute();
  return new Map(rows.map(({ place, saved }) => [place, Number(saved)]));
}
