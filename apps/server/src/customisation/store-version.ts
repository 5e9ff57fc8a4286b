import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import type { DocumentKind } from '@lemma/core/document';
import type { User } from '@lemma/core/session';
import type { Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { versionOf, writeImplementations, type DescribedImplementation } from '../document/index.ts';
import { refuse, refuseJob, type Refused } from '../http/index.ts';
import { mostCustomisations } from './drafts.ts';
import type { Implement, NotImplemented } from './implement.ts';

/** How many versions of a document with an owner are kept. */
const keptVersions = 50;

/** What can be written anew. */
export const writtenKinds: readonly DocumentKind[] = ['article', 'problem', 'course'];

/** Converts and checks a source, in a thread. */
export async function describeSource(
  { implement, folder }: { readonly implement: Implement; readonly folder: string | undefined },
  source: string,
  {
    name,
    ...as
  }: {
    readonly path: string;
    readonly place: string;
    readonly kinds: readonly DocumentKind[];
    /** What the job is counted under. */
    readonly name: string;
  },
): Promise<Result<readonly DescribedImplementation[], Refused>> {
  const made = await implement({ source, ...as, ...(folder !== undefined && { folder }) }, name);
  if (!made.ok) return refuseJob(made.failure, tooCostly);
  return made.value.ok ? made.value : refuseSource(made.value.failure);
}

/** A version of a document with an owner. */
interface OwnedVersion {
  readonly path: string;
  readonly owner: string;
  readonly original_path: string | null;
  readonly worksheet_id: string | null;
  readonly shared: boolean;
  readonly version: number;
  readonly tex: string;
}

/** Stores a source as a version, and what was made from it. */
export async function storeVersion(
  transaction: Transaction<Tables>,
  { shared, ...stored }: OwnedVersion,
  made: readonly DescribedImplementation[],
): Promise<void> {
  const { path, tex, version, owner, original_path, worksheet_id } = stored;
  const content_hash = versionOf({ hash: createHash('sha256').update(tex).digest('hex') });
  const { created_at } = await transaction
    .insertInto('document')
    .values({ ...stored, content_hash, customized: original_path !== null })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ tex, content_hash, version }))
    .returning('created_at')
    .executeTakeFirstOrThrow();
  await writeImplementations(transaction, { path, created_at, owner, original_path, worksheet_id, shared }, made);
  await transaction.insertInto('customisation_version').values({ path, version, tex }).execute();
  await transaction
    .deleteFrom('customisation_version')
    .where('path', '=', path)
    .where('version', '<=', version - keptVersions)
    .execute();
}

/** Whether somebody may have another document. */
export async function hasRoomForDocument(db: Kysely<Tables>, owner: User): Promise<boolean> {
  const { count } = await db
    .selectFrom('document')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('owner', '=', owner.id)
    .executeTakeFirstOrThrow();
  return Number(count) < mostCustomisations;
}

/** Whether its owner shares a document. */
export async function isSharedByOwner(db: Kysely<Tables>, path: string): Promise<boolean> {
  const row = await db
    .selectFrom('implementation')
    .select(sql<boolean>`bool_or(shared)`.as('shared'))
    .where('path', '=', path)
    .executeTakeFirst();
  return row?.shared === true;
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
