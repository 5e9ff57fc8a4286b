import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import * as v from 'valibot';
import { documentPath, refusalIds, type WireProblemDraft } from '@lemma/api-client/wire';
import { mayBeCustomised } from '@lemma/core/customisation';
import type { User } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { customisationPath, draftPath } from '../document/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import type { Finder } from '../search/index.ts';
import { documentNotFound, findSource, versionConflict } from './stored-sources.ts';
import { findPlace } from './worksheet-copies.ts';

/** How many drafts, and how many documents somebody may have; what is deleted counts until it is removed. */
export const mostCustomisations = 500;

type DocumentRow = Selectable<Tables['document']>;

/** What is customised: the source it begins with, and where the draft and the customisation are. */
export interface CustomisationPlaces {
  readonly base: DocumentRow;
  readonly original: string;
  readonly draftPath: string;
  readonly customizationPath: string;
}

/** The places of a customisation on its own: of an original, or of a customisation. */
export async function placesOf(
  db: Kysely<Tables>,
  path: string,
  owner: User,
): Promise<Result<CustomisationPlaces, Refused>> {
  const base = await findSource(db, path, owner);
  if (base === undefined) return documentNotFound(path);
  const original = base.original_path ?? base.path;
  const isOwn = base.owner === owner.id;
  const place = isOwn ? (base.worksheet_id ?? 'own') : 'new';
  return checkedPlaces({
    base,
    original,
    draftPath: draftPath(owner.id, original, place),
    customizationPath: isOwn ? base.path : customisationPath(owner.id, original),
  });
}

/** The places of a customisation in a worksheet; its problem is named by its own path or by that of its original. */
export async function placesInWorksheet(
  db: Kysely<Tables>,
  { path, worksheetId }: { readonly path: string; readonly worksheetId: string },
  finding: Finder,
  owner: User,
): Promise<Result<CustomisationPlaces, Refused>> {
  const place = await findPlace(db, worksheetId, finding, owner);
  if (!place.ok) return place;
  const { copy, original: worksheet, originalId } = place.value;
  const named = await findSource(db, path, owner);
  if (named === undefined) return documentNotFound(path);
  const original = named.original_path ?? named.path;
  const customised =
    copy &&
    (await db
      .selectFrom('document')
      .selectAll()
      .where('owner', '=', owner.id)
      .where('original_path', '=', original)
      .where('worksheet_id', '=', copy.id)
      .executeTakeFirst());
  const base = customised ?? named;
  if (!(copy ?? worksheet).paths.includes(base.path)) return documentNotFound(path);
  const draft = draftPath(owner.id, original, originalId);
  return checkedPlaces({
    base,
    original,
    draftPath: draft,
    customizationPath:
      customised?.path ?? (await plannedPath(db, draft)) ?? customisationPath(owner.id, original, randomUUID()),
  });
}

/** What the draft was told. */
async function plannedPath(db: Kysely<Tables>, path: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('problem_draft')
    .select('customization_path')
    .where('path', '=', path)
    .executeTakeFirst();
  return row?.customization_path;
}

function checkedPlaces(places: CustomisationPlaces): Result<CustomisationPlaces, Refused> {
  const fits = [places.draftPath, places.customizationPath].every((path) => v.is(documentPath, path));
  if (fits) return succeed(places);
  return refuse(422, refusalIds.invalidRequest, 'The path of this document is too long for a customisation.');
}

/** Creates the draft of a customisation. One in which nothing has been changed follows what is stored. */
export async function openDraft(
  db: Kysely<Tables>,
  { path, worksheetId }: { readonly path: string; readonly worksheetId?: string | undefined },
  finding: Finder,
  owner: User,
): Promise<Result<WireProblemDraft, Refused>> {
  return db.transaction().execute(async (transaction) => {
    await takeTurnOf(owner, transaction);
    const found =
      worksheetId === undefined
        ? await placesOf(transaction, path, owner)
        : await placesInWorksheet(transaction, { path, worksheetId }, finding, owner);
    if (!found.ok) return found;
    const { base, original, draftPath: ownPath, customizationPath } = found.value;
    if (base.tex.trim() === '') {
      const id = worksheetId === undefined ? refusalIds.noTexCode : refusalIds.noTexCodeInWorksheet;
      return refuse(404, id, `The document ${path} has no TeX source.`);
    }
    if (!(await isCustomisable(transaction, base, owner)))
      return refuse(422, refusalIds.noProblem, `Only problems can be customised, and ${path} is none.`);
    const version = base.path === customizationPath ? base.version : null;
    const kept = await transaction
      .selectFrom('problem_draft')
      .selectAll()
      .where('path', '=', ownPath)
      .executeTakeFirst();
    if (kept !== undefined && kept.version > 1) return succeed(wireDraft(kept));
    const exists = version === null ? await existingAt(transaction, customizationPath) : undefined;
    if (exists !== undefined) return exists;
    if (kept === undefined && !(await hasRoom(transaction, owner))) return tooMany;
    const stored = {
      original_path: original,
      customization_path: customizationPath,
      worksheet_id: worksheetId ?? null,
      customization_version: version,
      tex: base.tex,
    };
    const draft = await transaction
      .insertInto('problem_draft')
      .values({ id: randomUUID(), owner: owner.id, path: ownPath, ...stored })
      .onConflict((conflict) => conflict.column('path').doUpdateSet(stored))
      .returningAll()
      .executeTakeFirstOrThrow();
    return succeed(wireDraft(draft));
  });
}

/** Whether there is something to customise: a problem, or what its owner has written of whatever kind. */
async function isCustomisable(db: Kysely<Tables>, base: DocumentRow, owner: User): Promise<boolean> {
  if (base.owner === owner.id) return true;
  if (!mayBeCustomised(base.path)) return false;
  const rows = await db.selectFrom('implementation').select('kind').where('path', '=', base.path).execute();
  return rows.length === 0 || rows.some(({ kind }) => kind === 'problem');
}

/** The refusal of a second customisation, if there is one at this path. */
export async function existingAt(
  db: Kysely<Tables>,
  customizationPath: string,
): Promise<Result<never, Refused> | undefined> {
  const existing = await db
    .selectFrom('document')
    .select('path')
    .where('path', '=', customizationPath)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (existing === undefined) return undefined;
  const message = `You have customised this problem already, at ${customizationPath}.`;
  return refuse(409, refusalIds.customisationExists, message, { customization: customizationPath });
}

export const tooMany = refuse(
  422,
  refusalIds.tooManyCustomisations,
  `Nobody may have more than ${mostCustomisations} documents or drafts.`,
);

/** Whether there may be another draft; those in which nothing was changed make room. */
async function hasRoom(transaction: Transaction<Tables>, owner: User): Promise<boolean> {
  const drafts = transaction.selectFrom('problem_draft').where('owner', '=', owner.id);
  const { count } = await drafts.select((of) => of.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  if (Number(count) < mostCustomisations) return true;
  const removed = await transaction
    .deleteFrom('problem_draft')
    .where('owner', '=', owner.id)
    .where('version', '=', 1)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

function wireDraft(row: Selectable<Tables['problem_draft']>): WireProblemDraft {
  return {
    id: row.id,
    path: row.path,
    customizationPath: row.customization_path,
    originalPath: row.original_path,
    ...(row.customization_version !== null && { customizationVersion: String(row.customization_version) }),
  };
}

/** Saves the source of a draft; with a version, only in place of that. */
export async function saveDraft(
  db: Kysely<Tables>,
  { path, text, version }: { readonly path: string; readonly text: string; readonly version?: string | undefined },
  owner: User,
): Promise<Result<{ version: string }, Refused>> {
  return db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .selectFrom('problem_draft')
      .select(['tex', 'version'])
      .where('path', '=', path)
      .where('owner', '=', owner.id)
      .forUpdate()
      .executeTakeFirst();
    if (kept === undefined) return documentNotFound(path);
    // Repeated, the write has happened.
    if (kept.tex === text) return succeed({ version: String(kept.version) });
    if (version !== undefined && version !== String(kept.version)) return versionConflict(kept.version);
    const next = kept.version + 1;
    await transaction.updateTable('problem_draft').set({ tex: text, version: next }).where('path', '=', path).execute();
    return succeed({ version: String(next) });
  });
}

/** Deletes a draft. Repeated, it changes nothing. */
export async function removeDraft(db: Kysely<Tables>, path: string, owner: User): Promise<void> {
  await db.deleteFrom('problem_draft').where('path', '=', path).where('owner', '=', owner.id).execute();
}

/** One change of somebody's customisations at a time, until the transaction ends. */
export async function takeTurnOf(owner: User, transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`customisations ${owner.id}`}, 0))`.execute(transaction);
}
