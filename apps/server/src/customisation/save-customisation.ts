import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { calls, refusalIds } from '@lemma/api-client/wire';
import type { User } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import { once, type Tables } from '../database/index.ts';
import type { DescribedImplementation } from '../document/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import {
  existingAt,
  placesInWorksheet,
  placesOf,
  removeDraft,
  takeTurnOf,
  tooMany,
  type CustomisationPlaces,
} from './drafts.ts';
import type { Finder } from '../search/index.ts';
import type { Implement } from './implement.ts';
import { checkNamed } from './named-documents.ts';
import { describeSource, hasRoomForDocument, isSharedByOwner, storeVersion, writtenKinds } from './store-version.ts';
import { versionConflict } from './stored-sources.ts';
import { findPlace, replaceProblem } from './worksheet-copies.ts';

/** A source that its owner wants to save. */
export interface SavedSource {
  readonly path: string;
  readonly text: string;
  /** The version of the customisation that it replaces. */
  readonly version?: string | undefined;
  /** The worksheet whose problem is customised. */
  readonly worksheetId?: string | undefined;
}

/** Who saves, and what his jobs and writes are counted under. */
export interface SavingCaller {
  readonly finding: Finder;
  readonly owner: User;
  readonly name: string;
  readonly key: string | undefined;
}

/** What the calls share. */
export interface SavingPorts {
  readonly db: Kysely<Tables>;
  readonly implement: Implement;
  readonly folder: string | undefined;
}

/** Saves a customisation of a problem on its own. */
export async function saveProblem(
  ports: SavingPorts,
  source: SavedSource,
  saving: SavingCaller,
): Promise<Result<{ customization: string; version: string }, Refused>> {
  return save(
    ports,
    source,
    saving,
    calls.saveProblemCustomization.response,
    (db) => placesOf(db, source.path, saving.owner),
    async (transaction, places, made) => {
      const { base, customizationPath } = places;
      const version = await write(transaction, places, made, source.text, saving.owner, base.worksheet_id);
      return succeed({ customization: customizationPath, version: String(version) });
    },
  );
}

/** Saves a customisation of a problem in a worksheet, which is copied by the first one. */
export async function saveInWorksheet(
  ports: SavingPorts,
  source: SavedSource & { readonly worksheetId: string },
  saving: SavingCaller,
): Promise<Result<{ id: string; customization: string; path: string; version: string }, Refused>> {
  const { worksheetId } = source;
  const { finding, owner } = saving;
  return save(
    ports,
    source,
    saving,
    calls.saveWorksheetCustomization.response,
    (db) => placesInWorksheet(db, source, finding, owner),
    async (transaction, places, made) => {
      const place = await findPlace(transaction, worksheetId, finding, owner);
      if (!place.ok) return place;
      const { base, customizationPath: to } = places;
      const copy =
        base.path === to && place.value.copy !== undefined
          ? place.value.copy
          : await replaceProblem(transaction, place.value, owner, { from: base.path, to });
      const version = await write(transaction, places, made, source.text, owner, copy.id);
      return succeed({ id: copy.id, customization: copy.templateId, path: to, version: String(version) });
    },
  );
}

async function save<Saved>(
  { db, implement, folder }: SavingPorts,
  source: SavedSource,
  { owner, name, key }: SavingCaller,
  answer: v.GenericSchema<unknown, Saved>,
  find: (db: Kysely<Tables>) => Promise<Result<CustomisationPlaces, Refused>>,
  act: (
    transaction: Transaction<Tables>,
    places: CustomisationPlaces,
    made: readonly DescribedImplementation[],
  ) => Promise<Result<Saved, Refused>>,
): Promise<Result<Saved, Refused>> {
  const { text } = source;
  if (text.trim() === '') {
    return refuse(400, refusalIds.invalidRequest, 'A customisation has a source.', { field: 'text' });
  }
  const planned = await find(db);
  if (!planned.ok) return planned;
  const { original, customizationPath } = planned.value;
  const isCustomised = planned.value.original !== customizationPath;
  const implemented = await describeSource({ implement, folder }, text, {
    path: customizationPath,
    place: original,
    kinds: isCustomised ? ['problem'] : writtenKinds,
    name,
  });
  if (!implemented.ok) return implemented;
  const named = await checkNamed(db, { source: text, made: implemented.value }, owner);
  if (!named.ok) return named;
  return db.transaction().execute(async (transaction) => {
    await takeTurnOf(owner, transaction);
    const write = { author: owner.id, key, request: { call: 'saveCustomisation', source } };
    const saved = await once(transaction, write, async () => {
      const places = await find(transaction);
      if (!places.ok) return places;
      const refused = await refusedNow(transaction, places.value, source, owner);
      return refused ?? act(transaction, places.value, implemented.value);
    });
    if (saved.ok) return succeed(v.parse(answer, saved.value));
    if (!('kind' in saved.failure)) return fail(saved.failure);
    return refuse(422, refusalIds.keyReused, 'This Idempotency-Key stands for another request.');
  });
}

/** Why a source is not saved now: there is one already, or another version, nothing is changed, or there are too many. */
async function refusedNow(
  transaction: Transaction<Tables>,
  { base, customizationPath }: CustomisationPlaces,
  { text, version }: SavedSource,
  owner: User,
): Promise<Result<never, Refused> | undefined> {
  if (base.path === customizationPath) {
    // Repeated, the write has happened.
    return version === String(base.version) || base.tex === text ? undefined : versionConflict(base.version);
  }
  const exists = await existingAt(transaction, customizationPath);
  if (exists !== undefined) return exists;
  if (base.tex === text)
    return refuse(422, refusalIds.customisationUnchanged, 'The source is that of the original: nothing is customised.');
  // Another customisation of the same original takes the place of one that was deleted.
  await transaction.deleteFrom('document').where('path', '=', customizationPath).execute();
  return (await hasRoomForDocument(transaction, owner)) ? undefined : tooMany;
}

/** Stores a customisation, adds its version, and removes its draft. Returns the version. */
async function write(
  transaction: Transaction<Tables>,
  { base, original, customizationPath: path, draftPath }: CustomisationPlaces,
  made: readonly DescribedImplementation[],
  tex: string,
  owner: User,
  worksheetId: string | null,
): Promise<number> {
  const isChange = base.path === path;
  await removeDraft(transaction, draftPath, owner);
  if (isChange && base.tex === tex) return base.version;
  const version = isChange ? base.version + 1 : 1;
  const shared =
    isChange && worksheetId === null
      ? await isSharedByOwner(transaction, path)
      : await isShared(transaction, worksheetId);
  const document = { path, owner: owner.id, original_path: original === path ? null : original, shared };
  await storeVersion(transaction, { ...document, worksheet_id: worksheetId, version, tex }, made);
  return version;
}

/** Whether others find the worksheet. */
async function isShared(transaction: Transaction<Tables>, worksheetId: string | null): Promise<boolean> {
  if (worksheetId === null) return false;
  const row = await transaction
    .selectFrom('worksheet')
    .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
    .select('worksheet_template.visible')
    .where('worksheet.id', '=', worksheetId)
    .executeTakeFirst();
  return row?.visible === true;
}
