import type { Kysely } from 'kysely';
import { accountNameOf, type LmsUser } from '../lms/index.ts';
import { isSetProblem } from '../course/index.ts';
import type { Tables } from '../database/index.ts';
import { closedProblems, isThereFor } from '../existence/index.ts';

/** What a link of an LMS leads to. */
export type LaunchedResource =
  | { readonly kind: 'worksheet'; readonly id: string; readonly isCorrectedAfterDeadline: boolean }
  | { readonly kind: 'problem' | 'document'; readonly path: string }
  | { readonly kind: 'course' };

const worksheetPrefix = 'worksheet_';

/**
 * The resource behind a link; undefined if there is none. A worksheet that was deleted goes on for those who have begun
 * it. Learners could write another link into the form: problems that courses set at a time, as in examinations, and those
 * that only closed worksheets use, are opened for those who teach only.
 */
export async function resourceOf(
  db: Kysely<Tables>,
  link: string,
  { org, userId, isLecturer }: Pick<LmsUser, 'org' | 'userId' | 'isLecturer'>,
  now: number,
): Promise<LaunchedResource | undefined> {
  const account = await db
    .selectFrom('user_account')
    .select('id')
    .where('username', '=', accountNameOf(org, userId))
    .executeTakeFirst();
  const caller = { kind: 'user', user: { id: account?.id ?? '', name: '', roles: [] } } as const;
  if (link.startsWith(worksheetPrefix)) {
    const id = link.slice(worksheetPrefix.length);
    const sheet = await db
      .selectFrom('worksheet')
      .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
      .select('worksheet.correction')
      .where('worksheet.id', '=', id)
      .where(isThereFor({ caller, now, isInvited: true }))
      .executeTakeFirst();
    return (
      sheet && { kind: 'worksheet', id, isCorrectedAfterDeadline: sheet.correction?.correctorType === 'AFTER_DEADLINE' }
    );
  }
  const found = await db
    .selectFrom('implementation')
    .select('kind')
    .where('path', '=', link)
    .where((is) => is.or([is('owner', 'is', null), is.and([is('shared', '=', true), is('deleted', '=', false)])]))
    .executeTakeFirst();
  if (found === undefined) return undefined;
  if (found.kind === 'course') return { kind: 'course' };
  if (found.kind !== 'problem') return { kind: 'document', path: link };
  const isKept = async () =>
    (await isSetProblem(db, link)) || (await closedProblems(db, { caller, now }, link)).length > 0;
  return isLecturer || !(await isKept()) ? { kind: 'problem', path: link } : undefined;
}
