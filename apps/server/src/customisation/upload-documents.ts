import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { calls, refusalIds, type WireUpload } from '@lemma/api-client/wire';
import type { DocumentKind } from '@lemma/core/document';
import {
  largestPictures,
  mostPictures,
  readUpload,
  type ObstacleKind,
  type UploadedDocument,
  type UploadObstacle,
} from '@lemma/core/own-document';
import type { User } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import { once, type Tables } from '../database/index.ts';
import { ownDocumentPath } from '../document/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { mostCustomisations, takeTurnOf } from './drafts.ts';
import { checkNamed, type DescribedSource } from './named-documents.ts';
import { removeGone, type Writing } from './own-documents.ts';
import { sizeOfPictures } from './pictures.ts';
import type { SavingPorts } from './save-customisation.ts';
import { describeSource, storeVersion, writtenKinds } from './store-version.ts';
import { unpack } from './unpack.ts';

/** A ZIP file, and whether documents that are there already get a new version. */
interface Upload {
  readonly bytes: Uint8Array;
  readonly replace: boolean;
}

type MadeDocument = UploadedDocument & DescribedSource;

/** Stores the documents of a folder with their pictures: all of them, or none and what keeps them from being stored. */
export async function uploadDocuments(
  ports: SavingPorts,
  upload: Upload,
  writing: Writing,
): Promise<Result<WireUpload, Refused>> {
  const { owner } = writing;
  const unpacked = await unpack(upload.bytes);
  if (!unpacked.ok) return hindered(unpacked.failure);
  const read = readUpload(unpacked.value, { pathOf: (name) => ownDocumentPath(owner.id, name), textOf });
  if (!read.ok) return hindered(read.failure);
  const made = await makeDocuments(ports, read.value, writing);
  if (!made.ok) return made;
  if (!made.value.ok) return hindered(made.value.failure);
  return store(ports, made.value.value, upload, writing);
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** More are not read. */
const mostObstacles = 100;

function hindered(obstacles: readonly UploadObstacle[]): Result<WireUpload, never> {
  return succeed({ documents: [], obstacles: obstacles.slice(0, mostObstacles).map(asLines) });
}

function asLines({ file, detail, ...obstacle }: UploadObstacle): UploadObstacle {
  const line = (text: string) => text.replace(/\p{Cc}+/gu, ' ').slice(0, 300);
  return { ...obstacle, file: line(file), ...(detail !== undefined && { detail: line(detail) }) };
}

/** Converts and checks all documents, or says what is wrong with each of them. */
async function makeDocuments(
  ports: SavingPorts,
  documents: readonly UploadedDocument[],
  { owner, name }: Writing,
): Promise<Result<Result<readonly MadeDocument[], readonly UploadObstacle[]>, Refused>> {
  const described: MadeDocument[] = [];
  const obstacles: UploadObstacle[] = [];
  for (const document of documents) {
    const { text: source, path, file } = document;
    const made = await describeSource(ports, source, { path, place: path, kinds: writtenKinds, name });
    if (made.ok) described.push({ ...document, source, made: made.value });
    else {
      const obstacle = ofSource(file, made.failure);
      if (obstacle === undefined) return made;
      obstacles.push(obstacle);
    }
  }
  const kinds = new Map(
    described.flatMap(({ path, made: [first] }) => (first === undefined ? [] : [kindAt(path, first)])),
  );
  for (const document of described) {
    const named = await checkNamed(ports.db, document, owner, kinds);
    const obstacle = named.ok ? undefined : ofSource(document.file, named.failure);
    if (obstacle !== undefined) obstacles.push(obstacle);
  }
  return succeed(obstacles.length > 0 ? fail(obstacles) : succeed(described));
}

function kindAt(path: string, { kind }: { readonly kind: DocumentKind }): readonly [string, DocumentKind] {
  return [path, kind];
}

const sourceKinds: Readonly<Record<string, ObstacleKind>> = {
  [refusalIds.notConvertable]: 'notConvertable',
  [refusalIds.noProblem]: 'noProblem',
  [refusalIds.solutionNotAccepted]: 'solutionNotAccepted',
};

/** What a refusal says about a source; undefined if it is about something else, such as too many requests. */
function ofSource(file: string, { id, message: detail, line }: Refused): UploadObstacle | undefined {
  const kind = sourceKinds[id];
  return kind && { file, kind, detail, ...(line !== undefined && { line }) };
}

async function store(
  { db }: SavingPorts,
  documents: readonly MadeDocument[],
  { bytes, replace }: Upload,
  { owner, key }: Writing,
): Promise<Result<WireUpload, Refused>> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return db.transaction().execute(async (transaction) => {
    await takeTurnOf(owner, transaction);
    const write = { author: owner.id, key, request: { call: 'uploadOwnDocuments', hash, replace } };
    const saved = await once(transaction, write, async (): Promise<Result<WireUpload, Hindered>> => {
      await removeGone(transaction, owner);
      const there = await storedOf(transaction, documents);
      const obstacles = await obstaclesNow(transaction, documents, { there, replace, owner });
      if (obstacles.length > 0) return fail({ kind: 'hindered', obstacles });
      const stored: WireUpload['documents'] = [];
      for (const document of documents) stored.push(await storeDocument(transaction, document, owner, there));
      return succeed({ documents: stored, obstacles: [] });
    });
    if (saved.ok) return succeed(v.parse(calls.uploadOwnDocuments.response, saved.value));
    if (saved.failure.kind === 'hindered') return hindered(saved.failure.obstacles);
    return refuse(422, refusalIds.keyReused, 'This Idempotency-Key stands for another request.');
  });
}

interface Hindered {
  readonly kind: 'hindered';
  readonly obstacles: readonly UploadObstacle[];
}

/** A document that is there already. */
interface Stored {
  readonly path: string;
  readonly tex: string;
  readonly version: number;
  readonly isShared: boolean;
  readonly pictures: readonly string[];
}

type StoredByPath = ReadonlyMap<string, Stored>;

async function storedOf(transaction: Transaction<Tables>, documents: readonly MadeDocument[]): Promise<StoredByPath> {
  const paths = documents.map(({ path }) => path);
  const rows = await transaction
    .selectFrom('document')
    .select(['path', 'tex', 'version'])
    .select(
      sql<boolean>`exists (select 1 from implementation where implementation.path = document.path and shared)`.as(
        'isShared',
      ),
    )
    .where('path', 'in', paths)
    .execute();
  const pictures = await transaction
    .selectFrom('document_picture')
    .select(['path', 'name'])
    .where('path', 'in', paths)
    .execute();
  const namesAt = (path: string) => pictures.filter((each) => each.path === path).map(({ name }) => name);
  return new Map(rows.map((row) => [row.path, { ...row, pictures: namesAt(row.path) }]));
}

/** What keeps documents from being stored as things are. */
async function obstaclesNow(
  transaction: Transaction<Tables>,
  documents: readonly MadeDocument[],
  { there, replace, owner }: { readonly there: StoredByPath; readonly replace: boolean; readonly owner: User },
): Promise<readonly UploadObstacle[]> {
  const obstacles = documents.flatMap(({ file, path, pictures, missing }): readonly UploadObstacle[] => {
    const known = there.get(path);
    if (known !== undefined && !replace) return [{ file, kind: 'exists', detail: path }];
    const names = new Set([...(known?.pictures ?? []), ...pictures.map(({ name }) => name)]);
    const lacking = missing.filter((name) => !names.has(name));
    if (names.size > mostPictures) return [{ file, kind: 'tooManyPictures' }];
    return lacking.map((detail) => ({ file, kind: 'missingPicture', detail }));
  });
  const { count } = await transaction
    .selectFrom('document')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('owner', '=', owner.id)
    .executeTakeFirstOrThrow();
  const added = documents.filter(({ path }) => !there.has(path)).length;
  if (Number(count) + added > mostCustomisations) obstacles.push({ file: '', kind: 'noRoom' });
  const size = documents.flatMap(({ pictures }) => pictures).reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > 0 && (await sizeOfPictures(transaction, owner)) + size > largestPictures) {
    obstacles.push({ file: '', kind: 'tooManyPictures' });
  }
  return obstacles;
}

/** Stores a document and its pictures; one that is there gets a new version, and is back if it was deleted. */
async function storeDocument(
  transaction: Transaction<Tables>,
  { path, source: tex, made, pictures }: MadeDocument,
  owner: User,
  there: StoredByPath,
): Promise<WireUpload['documents'][number]> {
  const known = there.get(path);
  const version = known === undefined ? 1 : known.tex === tex ? known.version : known.version + 1;
  await transaction.updateTable('document').set({ deleted_at: null }).where('path', '=', path).execute();
  if (version === known?.version) {
    await transaction.updateTable('implementation').set({ deleted: false }).where('path', '=', path).execute();
  } else {
    const document = { path, owner: owner.id, original_path: null, worksheet_id: null, version, tex };
    await storeVersion(transaction, { ...document, shared: known?.isShared === true }, made);
  }
  for (const { name, bytes } of pictures) {
    const hash = createHash('sha256').update(bytes).digest('hex');
    await transaction.deleteFrom('document_picture').where('path', '=', path).where('name', '=', name).execute();
    await transaction
      .insertInto('document_picture')
      .values({ path, owner: owner.id, hash, bytes, name, size: bytes.length })
      .execute();
  }
  return { path, version: String(version) };
}
