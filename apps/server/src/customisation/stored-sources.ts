import { sql, type Kysely, type Selectable } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import { userOf, type Session, type User } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';

/** A source with its version, as calls answer it. */
export interface VersionedSource {
  readonly text: string;
  readonly version: string;
}

type DocumentRow = Selectable<Tables['document']>;

/** A document whose source somebody may see: of the content, his own, or one that is shared with everybody. */
export async function findSource(db: Kysely<Tables>, path: string, reader: User): Promise<DocumentRow | undefined> {
  const isShared = sql<boolean>`(document.worksheet_id is null and exists (select 1 from implementation
    where implementation.path = document.path and implementation.shared))`;
  return db
    .selectFrom('document')
    .selectAll()
    .where('path', '=', path)
    .where('deleted_at', 'is', null)
    .where((of) => of.or([of('owner', 'is', null), of('owner', '=', reader.id), isShared]))
    .executeTakeFirst();
}

/** Reads the source of a document, of a draft, or of a former version of a customisation. */
export async function readSource(
  db: Kysely<Tables>,
  { path, version }: { readonly path: string; readonly version?: number | undefined },
  owner: User,
): Promise<Result<VersionedSource, Refused>> {
  const draft = await db
    .selectFrom('problem_draft')
    .select(['tex', 'version'])
    .where('path', '=', path)
    .where('owner', '=', owner.id)
    .executeTakeFirst();
  if (draft !== undefined) return succeed({ text: draft.tex, version: String(draft.version) });
  const document = await findSource(db, path, owner);
  if (document === undefined) return documentNotFound(path);
  if (version !== undefined && version !== document.version) {
    // Others see what is shared as it is, not as it was.
    if (document.owner !== owner.id) return documentNotFound(path);
    const former = await db
      .selectFrom('customisation_version')
      .select('tex')
      .where('path', '=', path)
      .where('version', '=', version)
      .executeTakeFirst();
    return former === undefined ? documentNotFound(path) : succeed({ text: former.tex, version: String(version) });
  }
  if (document.tex.trim() === '') return refuse(404, refusalIds.noTexCode, `The document ${path} has no TeX source.`);
  return succeed({
    text: document.tex,
    version: document.owner === null ? document.content_hash : String(document.version),
  });
}

interface Version {
  readonly version: number;
  readonly createdDate: string;
}

/** Whoever the call is about: nobody learns of others. */
function ownerOf(caller: Session, userId?: string): Result<User, Refused> {
  const user = userOf(caller);
  if (!user) throw new Error('The role table lets guests customise problems, but a customisation has an owner.');
  if (userId === undefined || userId === user.id) return succeed(user);
  return refuse(404, refusalIds.notFound, 'There is nobody with this id.');
}

/** Answers a call about what somebody owns; a `userId` that is not the caller's own is refused. */
export async function asOwner<Value>(
  caller: Session,
  userId: string | undefined,
  answer: (owner: User) => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused>> {
  const owner = ownerOf(caller, userId);
  return owner.ok ? answer(owner.value) : owner;
}

/** The saved versions of a document, the newest first. */
export async function listVersions(db: Kysely<Tables>, path: string, owner: User): Promise<Result<Version[], Refused>> {
  const document = await findSource(db, path, owner);
  if (document?.owner !== owner.id) return documentNotFound(path);
  const versions = await db
    .selectFrom('customisation_version')
    .select(['version', 'created_at'])
    .where('path', '=', path)
    .orderBy('version', 'desc')
    .execute();
  return succeed(versions.map(({ version, created_at }) => ({ version, createdDate: created_at.toISOString() })));
}

export function documentNotFound(path: string): Result<never, Refused> {
  return refuse(404, refusalIds.documentNotFound, `There is no document at ${path}.`);
}

/** A write in place of another version than the stored one. */
export function versionConflict(version: number): Result<never, Refused> {
  const message = `If-Match does not name the stored version, which is "${version}".`;
  return refuse(412, refusalIds.sourceConflict, message);
}
