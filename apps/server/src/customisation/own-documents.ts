import { sql, type Kysely, type Transaction } from 'kysely';
import * as v from 'valibot';
import { calls, refusalIds, type WireOwnDocument } from '@lemma/api-client/wire';
import type { User } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import { once, type Tables } from '../database/index.ts';
import { ownDocumentPath } from '../document/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { takeTurnOf, tooMany } from './drafts.ts';
import { checkNamed } from './named-documents.ts';
import type { SavingPorts } from './save-customisation.ts';
import { describeSource, hasRoomForDocument, storeVersion, writtenKinds } from './store-version.ts';
import { documentNotFound } from './stored-sources.ts';

/** For how many days a deleted document can be restored. */
const daysRestorable = 30;

const isGone = sql<boolean>`document.deleted_at < now() - ${daysRestorable} * interval '1 day'`;

/** What an owner has written: new documents and customisations, those deleted lately too. Those in worksheets are found with these. */
export async function listDocuments(db: Kysely<Tables>, owner: User): Promise<readonly WireOwnDocument[]> {
  const documents = await db
    .selectFrom('document')
    .select(['path', 'original_path', 'version', 'created_at', 'deleted_at'])
    .select(
      sql<Date | null>`(select max(customisation_version.created_at) from customisation_version
        where customisation_version.path = document.path)`.as('changed_at'),
    )
    .where('owner', '=', owner.id)
    .where('worksheet_id', 'is', null)
    .where(sql<boolean>`(deleted_at is null or not ${isGone})`)
    .execute();
  const implementations = await db
    .selectFrom('implementation')
    .select(['path', 'language', 'name', 'kind', 'shared'])
    .where('owner', '=', owner.id)
    .where('worksheet_id', 'is', null)
    .execute();
  return documents
    .flatMap((document): readonly WireOwnDocument[] => {
      const of = implementations.filter(({ path }) => path === document.path);
      const [first] = of;
      if (first === undefined) return [];
      const { path, original_path, version, created_at, changed_at, deleted_at } = document;
      return [
        {
          path,
          kind: first.kind,
          names: Object.fromEntries(of.map(({ language, name }) => [language, name])),
          version,
          shared: first.shared,
          changedDate: (changed_at ?? created_at).toISOString(),
          ...(original_path !== null && { originalPath: original_path }),
          ...(deleted_at !== null && { deletedDate: deleted_at.toISOString() }),
        },
      ];
    })
    .sort((one, other) => other.changedDate.localeCompare(one.changedDate));
}

/** Who writes, and what his jobs and writes are counted under. */
export interface Writing {
  readonly owner: User;
  readonly name: string;
  readonly key: string | undefined;
}

/** Creates a document of an owner, who has none with this name. */
export async function createDocument(
  { db, ...ports }: SavingPorts,
  source: { readonly name: string; readonly text: string },
  { owner, name, key }: Writing,
): Promise<Result<{ path: string; version: string }, Refused>> {
  const path = ownDocumentPath(owner.id, source.name);
  const made = await describeSource(ports, source.text, { path, place: path, kinds: writtenKinds, name });
  if (!made.ok) return made;
  const named = await checkNamed(db, { source: source.text, made: made.value }, owner);
  if (!named.ok) return named;
  return db.transaction().execute(async (transaction) => {
    await takeTurnOf(owner, transaction);
    const write = { author: owner.id, key, request: { call: 'createOwnDocument', source } };
    const saved = await once(transaction, write, async () => {
      await removeGone(transaction, owner);
      const taken = transaction.selectFrom('document').select('path').where('path', '=', path);
      if ((await taken.executeTakeFirst()) !== undefined) return exists(path);
      if (!(await hasRoomForDocument(transaction, owner))) return tooMany;
      await storeVersion(
        transaction,
        {
          path,
          owner: owner.id,
          original_path: null,
          worksheet_id: null,
          shared: false,
          version: 1,
          tex: source.text,
        },
        made.value,
      );
      return succeed({ path, version: '1' });
    });
    if (saved.ok) return succeed(v.parse(calls.createOwnDocument.response, saved.value));
    if (!('kind' in saved.failure)) return fail(saved.failure);
    return refuse(422, refusalIds.keyReused, 'This Idempotency-Key stands for another request.');
  });
}

/** Deletes a document; what was deleted long ago is removed for good. Repeated, it changes nothing. */
export function deleteDocument(db: Kysely<Tables>, path: string, owner: User): Promise<Changed> {
  return change(db, path, owner, async (transaction, isDeleted) => {
    await removeGone(transaction, owner);
    if (!isDeleted) await markDeleted(transaction, path, true);
    return succeed({ path });
  });
}

/** Restores a deleted document. Repeated, it changes nothing. */
export function restoreDocument(db: Kysely<Tables>, path: string, owner: User): Promise<Changed> {
  return change(db, path, owner, async (transaction, isDeleted) => {
    if (isDeleted) await markDeleted(transaction, path, false);
    return succeed({ path });
  });
}

/** Decides whether others see a document if they know its path. */
export function shareDocument(
  db: Kysely<Tables>,
  { path, shared }: { readonly path: string; readonly shared: boolean },
  owner: User,
): Promise<Changed> {
  return change(db, path, owner, async (transaction, isDeleted) => {
    if (isDeleted) return documentNotFound(path);
    await transaction.updateTable('implementation').set({ shared }).where('path', '=', path).execute();
    return succeed({ path });
  });
}

type Changed = Result<{ path: string }, Refused>;

async function change(
  db: Kysely<Tables>,
  path: string,
  owner: User,
  act: (transaction: Transaction<Tables>, isDeleted: boolean) => Promise<Changed>,
): Promise<Changed> {
  return db.transaction().execute(async (transaction) => {
    await takeTurnOf(owner, transaction);
    const document = await transaction
      .selectFrom('document')
      .select('deleted_at')
      .where('path', '=', path)
      .where('owner', '=', owner.id)
      .where('worksheet_id', 'is', null)
      .where(sql<boolean>`(deleted_at is null or not ${isGone})`)
      .executeTakeFirst();
    return document === undefined ? documentNotFound(path) : act(transaction, document.deleted_at !== null);
  });
}

async function markDeleted(transaction: Transaction<Tables>, path: string, deleted: boolean): Promise<void> {
  await transaction
    .updateTable('document')
    .set({ deleted_at: deleted ? sql<Date>`now()` : null })
    .where('path', '=', path)
    .execute();
  await transaction.updateTable('implementation').set({ deleted }).where('path', '=', path).execute();
}

/** Removes for good what was deleted long ago; what worksheets use stays with them. */
export async function removeGone(transaction: Transaction<Tables>, owner: User): Promise<void> {
  const gone = await transaction
    .deleteFrom('document')
    .where('owner', '=', owner.id)
    .where(isGone)
    .where(
      sql<boolean>`not exists (select 1 from worksheet_template where worksheet_template.paths @> array[document.path])`,
    )
    .returning('path')
    .execute();
  if (gone.length === 0) return;
  await transaction
    .deleteFrom('problem_draft')
    .where('owner', '=', owner.id)
    .where(
      'customization_path',
      'in',
      gone.map(({ path }) => path),
    )
    .execute();
}

function exists(path: string): Result<never, Refused> {
  return refuse(409, refusalIds.documentExists, `There is a document at ${path} already.`, { customization: path });
}
