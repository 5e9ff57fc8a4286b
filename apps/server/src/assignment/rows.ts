import type { Kysely, Selectable } from 'kysely';
import type { AssignmentTerms, TimeExtension, GrantedExtension, Membership } from '@lemma/core/assignment';
import type { Tables } from '../database/index.ts';

/** An assignment as it is stored. */
export type AssignmentRow = Selectable<Tables['assignment']>;
type ExtensionRow = Selectable<Tables['extension']>;

/** What an assignment says. */
export function termsOf({
  audience,
  opens,
  deadline,
  time_limit,
  takes_late,
  late_credit,
}: Pick<
  AssignmentRow,
  'audience' | 'opens' | 'deadline' | 'time_limit' | 'takes_late' | 'late_credit'
>): AssignmentTerms {
  return {
    audience,
    takesLate: takes_late,
    ...(opens && { opens: opens.getTime() }),
    ...(deadline && { deadline: deadline.getTime() }),
    ...(time_limit !== null && { timeLimit: time_limit }),
    ...(late_credit !== null && { lateCredit: late_credit }),
  };
}

/** What is said of late work with a deadline. */
export function lateTerms(takesLate: boolean, lateCredit: number | undefined) {
  return takesLate ? { takesLate, ...(lateCredit !== undefined && { lateCredit }) } : {};
}

/** The same as columns. */
export function columnsOf({ audience, opens, deadline, timeLimit, takesLate, lateCredit }: AssignmentTerms) {
  return {
    audience,
    opens: opens === undefined ? null : new Date(opens),
    deadline: deadline === undefined ? null : new Date(deadline),
    time_limit: timeLimit ?? null,
    takes_late: takesLate,
    late_credit: lateCredit ?? null,
  };
}

/** What is known of somebody. */
export function membershipOf(
  row: Parameters<typeof termsOf>[0],
  member: { readonly started_at: Date | null; readonly removed_at: Date | null },
  extension: ExtensionRow | undefined,
): Membership {
  return {
    terms: termsOf(row),
    extension: extensionIn(extension),
    start: member.started_at?.getTime(),
    removed: member.removed_at?.getTime(),
  };
}

/** The extension in a row; undefined if it takes back. */
export function extensionIn(row: ExtensionRow | undefined): TimeExtension | undefined {
  if (row === undefined || (row.deadline === null && row.extra_share === null)) return undefined;
  return {
    reason: row.reason,
    ...(row.deadline && { deadline: row.deadline.getTime() }),
    ...(row.extra_share !== null && { extraShare: row.extra_share }),
  };
}

/** The same with who has granted it. */
export function grantedIn(row: ExtensionRow | undefined): GrantedExtension | undefined {
  const extension = extensionIn(row);
  if (row === undefined || extension === undefined) return undefined;
  return { ...extension, by: row.granted_by_name, at: row.granted_at.toISOString() };
}

/** The last extension of each person in each assignment, by `extensionKey`. */
export async function lastExtensions(
  db: Kysely<Tables>,
  assignments: readonly string[],
  user?: string,
): Promise<ReadonlyMap<string, ExtensionRow>> {
  if (assignments.length === 0) return new Map();
  const all = db.selectFrom('extension').selectAll().where('assignment_id', 'in', assignments).orderBy('number');
  const rows = await (user === undefined ? all : all.where('user_id', '=', user)).execute();
  return new Map(rows.map((row) => [extensionKey(row.assignment_id, row.user_id), row]));
}

export function extensionKey(assignment: string, user: string): string {
  return `${assignment} ${user}`;
}
