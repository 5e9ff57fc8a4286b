import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import { holds } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { isBegun, isFoundBy, listTitle, mayManage, type Finder } from '../search/index.ts';
import { templateHash } from './content-hash.ts';

/** For how many days a deleted template can be restored. */
const daysRestorable = 30;

type Template = Selectable<Tables['worksheet_template']>;
type Changed = Result<{ readonly id: string }, Refused>;

/**
 * Deletes a template with its worksheets. Those who have begun one go on; what was deleted long ago and has been begun by
 * nobody is removed for good. Repeated, it changes nothing.
 */
export function deleteTemplate(db: Kysely<Tables>, id: string, finding: Finder): Promise<Changed> {
  return change(db, id, finding, async (transaction, template) => {
    await transaction
      .deleteFrom('worksheet_template')
      .where(sql<boolean>`${isGone} and not ${isBegun}`)
      .execute();
    if (template.deleted_at === null) {
      const deleting = transaction.updateTable('worksheet_template').set({ deleted_at: sql<Date>`now()` });
      await deleting.where('id', '=', id).execute();
      await shareProblems(transaction, template, false);
    }
    return succeed({ id });
  });
}

/** Restores a deleted template. Repeated, it changes nothing. */
export function restoreTemplate(db: Kysely<Tables>, id: string, finding: Finder): Promise<Changed> {
  return change(db, id, finding, (transaction, template) =>
    template.deleted_at === null ? Promise.resolve(succeed({ id })) : put(transaction, template, template.visible),
  );
}

/** Those that a user has deleted of his own and can restore, the last first. */
export async function deletedTemplates(db: Kysely<Tables>, user: string) {
  const rows = await db
    .selectFrom('worksheet_template')
    .select(['id', 'title', 'paths'])
    .select([
      sql<Date>`deleted_at`.as('deleted_at'),
      sql<Date>`deleted_at + ${daysRestorable} * interval '1 day'`.as('gone_at'),
    ])
    .where('created_by', '=', user)
    .where(sql<boolean>`deleted_at is not null and not ${isGone}`)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, paths, deleted_at, gone_at }) => ({
    id,
    title,
    problemCount: paths.length,
    deletedDate: deleted_at.toISOString(),
    goneDate: gone_at.toISOString(),
  }));
}

/** Decides whether all authors find a template. */
export function setVisibility(
  db: Kysely<Tables>,
  { id, isVisible }: { readonly id: string; readonly isVisible: boolean },
  finding: Finder,
): Promise<Changed> {
  return change(db, id, finding, async (transaction, template) => {
    if (template.deleted_at !== null) return notFound(id);
    return template.visible === isVisible ? succeed({ id }) : put(transaction, template, isVisible);
  });
}

/** Of several with the same content one at a time; otherwise the unique index would end a transaction as a whole. */
export async function takeTurnWith(hash: string, transaction: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(transaction);
}

/** Problems that the author has customised for a worksheet are seen by those who find it. */
async function shareProblems(
  transaction: Transaction<Tables>,
  { paths, created_by }: Template,
  isShared: boolean,
): Promise<void> {
  await transaction
    .updateTable('implementation')
    .set({ shared: isShared })
    .where('path', 'in', paths)
    .where('owner', '=', created_by)
    .where('worksheet_id', 'is not', null)
    .execute();
}

const isGone = sql<boolean>`deleted_at < now() - ${daysRestorable} * interval '1 day'`;

/**
 * Whoever may not change a template must not learn of one that they do not find, or of a deleted one. Administrators may
 * change all, those with the role for it what they find.
 */
async function change(
  db: Kysely<Tables>,
  id: string,
  finding: Finder,
  act: (transaction: Transaction<Tables>, template: Template) => Promise<Changed>,
): Promise<Changed> {
  return db.transaction().execute(async (transaction) => {
    const template = await transaction
      .selectFrom('worksheet_template')
      .selectAll()
      .select(isFoundBy(finding).as('is_found'))
      .where('id', '=', id)
      .where(sql<boolean>`(deleted_at is null or not ${isGone})`)
      .forUpdate()
      .executeTakeFirst();
    if (template === undefined) return notFound(id);
    const { caller } = finding;
    const { is_found: isFound, ...found } = template;
    if ((isFound || holds(caller, 'admin')) && mayManage(caller, found.created_by)) return act(transaction, found);
    if (found.deleted_at !== null || !isFound) return notFound(id);
    return refuse(403, refusalIds.forbidden, 'Only the author of a worksheet may do this.');
  });
}

function notFound(id: string): Result<never, Refused> {
  return refuse(404, refusalIds.templateNotFound, `There is no worksheet template with the id ${id}.`);
}

/** Puts a template among the others: those that all authors find, or those of its author. One content is there once. */
async function put(transaction: Transaction<Tables>, template: Template, isVisible: boolean): Promise<Changed> {
  const { id, created_by } = template;
  const hash = templateHash(template, isVisible ? undefined : created_by);
  await takeTurnWith(hash, transaction);
  const equal = await transaction
    .selectFrom('worksheet_template')
    .select('id')
    .where('content_hash', '=', hash)
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (equal) return refuse(409, refusalIds.worksheetExists, 'The same worksheet exists already.');
  const put = transaction.updateTable('worksheet_template');
  await put.set({ content_hash: hash, visible: isVisible, deleted_at: null }).where('id', '=', id).execute();
  await shareProblems(transaction, template, isVisible);
  if (isVisible) await listTitle(transaction, template.title);
  return succeed({ id });
}
