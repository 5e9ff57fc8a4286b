import { sql, type Kysely } from 'kysely';
import { escapeAttribute } from '@lemma/core/document';
import { guard, permissions, userOf } from '@lemma/core/session';
import { isPractisedProblem } from '../course/index.ts';
import type { Tables } from '../database/index.ts';
import { isOpenedFor, isPlanned, type Asking } from './worksheets.ts';

/**
 * The paths of problems that do not exist for somebody now: only worksheets use them that do not exist for the caller, or
 * are not open yet. What courses offer for practice, or an LMS has opened for the caller, exists. Whoever may read problems
 * reads all of the pool, whatever they are used for. `path`: looks at this one only.
 */
export async function closedProblems(db: Kysely<Tables>, asking: Asking, path?: string): Promise<readonly string[]> {
  const { caller } = asking;
  if (guard(caller, permissions.readProblems) === 'allowed') return [];
  const user = userOf(caller)?.id ?? '';
  const isOpened = isOpenedFor(asking);
  const { rows } = await sql<{ path: string }>`
    select distinct closed.path
    from worksheet join worksheet_template on worksheet_template.id = worksheet.template_id,
      unnest(worksheet_template.paths) as closed (path)
    where ${isPlanned}
      and not ${isOpened}
      ${path === undefined ? sql`` : sql`and closed.path = ${path} and worksheet_template.paths @> array[${path}]`}
      and not exists (select 1 from lms_launch where lms_launch.user_id = ${user} and lms_launch.path = closed.path)
      and not exists (select 1 from worksheet join worksheet_template on worksheet_template.id = worksheet.template_id
        where worksheet_template.paths @> array[closed.path] and ${isOpened})`.execute(db);
  const closed: string[] = [];
  for (const row of rows) if (!(await isPractisedProblem(db, row.path))) closed.push(row.path);
  return closed;
}

/** Whether only problems name a file of the content folder that do not exist for somebody now. */
export async function isClosedFile(db: Kysely<Tables>, asking: Asking, file: string): Promise<boolean> {
  const closed = await closedProblems(db, asking);
  if (closed.length === 0) return false;
  // A whole attribute, as written by the converter.
  const named = `="${escapeAttribute(file)}"`;
  const naming = db
    .selectFrom('implementation')
    .select('path')
    .where(sql<boolean>`position(${named} in xml) > 0`)
    .limit(1);
  const isNamed = (await naming.where('path', 'in', closed).executeTakeFirst()) !== undefined;
  return isNamed && (await naming.where('path', 'not in', closed).executeTakeFirst()) === undefined;
}
