import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { calls, refusalIds } from '@lemma/api-client/wire';
import type { Session, User } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import { once, type Tables } from '../database/index.ts';
import { versionOf, writeImplementations, type DescribedImplementation } from '../document/index.ts';
import { refuse, refuseJob, type Refused } from '../http/index.ts';
import {
  mostCustomisations,
  placesInWorksheet,
  placesOf,
  removeDraft,
  takeTurnOf,
  tooMany,
  type CustomisationPlaces,
} from './drafts.ts';
import type { Implement, NotImplemented } from './implement.ts';
import { versionConflict } from './stored-sources.ts';
import { findPlace, replaceProblem } from './worksheet-copies.ts';

/** How many versions of a customisation are kept. */
const keptVersions = 50;

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
  readonly caller: Session;
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
  const { caller, owner } = saving;
  return save(
    ports,
    source,
    saving,
    calls.saveWorksheetCustomization.response,
    (db) => placesInWorksheet(db, source, caller, owner),
    async (transaction, places, made) => {
      const place = await findPlace(transaction, worksheetId, caller, owner);
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
  const job = { source: text, path: customizationPath, place: original, ...(folder !== undefined && { folder }) };
  const made = await implement(job, name);
  if (!made.ok) return refuseJob(made.failure, tooCostly);
  const implemented = made.value;
  if (!implemented.ok) return refuseSource(implemented.failure);
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

/** Why a source is not saved now: there is one already, or another version, or there are too many. */
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
  const taken = await transaction
    .selectFrom('document')
    .select('path')
    .where('path', '=', customizationPath)
    .executeTakeFirst();
  if (taken !== undefined) {
    const message = `You have customised this problem already, at ${customizationPath}.`;
    return refuse(409, refusalIds.customisationExists, message, { customization: customizationPath });
  }
  const { count } = await transaction
    .selectFrom('document')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('owner', '=', owner.id)
    .executeTakeFirstOrThrow();
  return Number(count) < mostCustomisations ? undefined : tooMany;
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
  if (isChange && base.tex === tex) {
    await removeDraft(transaction, draftPath, owner);
    return base.version;
  }
  const version = isChange ? base.version + 1 : 1;
  const content_hash = versionOf({ hash: createHash('sha256').update(tex).digest('hex') });
  const { created_at } = await transaction
    .insertInto('document')
    .values({
      path,
      tex,
      content_hash,
      version,
      customized: true,
      owner: owner.id,
      original_path: original,
      worksheet_id: worksheetId,
    })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ tex, content_hash, version }))
    .returning('created_at')
    .executeTakeFirstOrThrow();
  const shared = await isShared(transaction, worksheetId);
  await writeImplementations(
    transaction,
    { path, created_at, owner: owner.id, worksheet_id: worksheetId, shared },
    made,
  );
  await transaction.insertInto('customisation_version').values({ path, version, tex }).execute();
  await transaction
    .deleteFrom('customisation_version')
    .where('path', '=', path)
    .where('version', '<=', version - keptVersions)
    .execute();
  await removeDraft(transaction, draftPath, owner);
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

const refusals = {
  notConvertable: refusalIds.notConvertable,
  noProblem: refusalIds.noProblem,
  solutionNotAccepted: refusalIds.solutionNotAccepted,
} as const;

function refuseSource({ kind, message, line }: NotImplemented): Result<never, Refused> {
  return refuse(422, refusals[kind], message, line === undefined ? {} : { line });
}

const tooCostly = {
  id: refusalIds.notConvertable,
  message: 'The conversion was given up: it takes too long or too much memory.',
};
