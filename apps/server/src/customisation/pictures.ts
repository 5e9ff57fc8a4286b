import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import {
  freePictureName,
  largestPictures,
  mostPictures,
  pictureName,
  pictureTypeOf,
  svgObstacle,
  vastness,
  type OwnPicture,
} from '@lemma/core/own-document';
import type { User } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { takeTurnOf } from './drafts.ts';
import { documentNotFound } from './stored-sources.ts';

/** The pictures beside a document of an owner, by name. */
export async function listPictures(
  db: Kysely<Tables>,
  path: string,
  owner: User,
): Promise<Result<OwnPicture[], Refused>> {
  if (!(await owns(db, path, owner))) return documentNotFound(path);
  const rows = await db
    .selectFrom('document_picture')
    .select(['name', 'size'])
    .where('path', '=', path)
    .orderBy('name')
    .execute();
  return succeed(rows);
}

interface Upload {
  readonly path: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Adds a picture to a document of an owner. Repeated, it changes nothing: the same bytes are there once. */
export async function addPicture(
  db: Kysely<Tables>,
  { path, name: file, bytes }: Upload,
  owner: User,
): Promise<Result<OwnPicture, Refused>> {
  const type = pictureTypeOf(bytes);
  if (type === undefined) return noPicture;
  const obstacle = type === 'svg' ? svgObstacle(new TextDecoder().decode(bytes)) : vastness(bytes);
  if (obstacle !== undefined) {
    const message =
      'The picture contains something that could run or load something else, cannot be read, or takes too much to draw.';
    return refuse(422, refusalIds.unsafePicture, message, { cause: obstacle });
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  return db.transaction().execute(async (transaction) => {
    await takeTurnOf(owner, transaction);
    if (!(await owns(transaction, path, owner))) return documentNotFound(path);
    const there = await transaction
      .selectFrom('document_picture')
      .select(['name', 'size', 'hash'])
      .where('path', '=', path)
      .execute();
    const same = there.find((each) => each.hash === hash);
    if (same !== undefined) return succeed({ name: same.name, size: same.size });
    if (there.length >= mostPictures || (await sizeOfPictures(transaction, owner)) + bytes.length > largestPictures) {
      return tooManyPictures;
    }
    const taken = new Set(there.map(({ name }) => name));
    const picture = { name: freePictureName(pictureName(file, type), taken), size: bytes.length };
    await transaction
      .insertInto('document_picture')
      .values({ path, owner: owner.id, hash, bytes, ...picture })
      .execute();
    return succeed(picture);
  });
}

/** Deletes a picture. Repeated, it changes nothing. */
export async function deletePicture(
  db: Kysely<Tables>,
  { path, name }: { readonly path: string; readonly name: string },
  owner: User,
): Promise<Result<{ path: string }, Refused>> {
  if (!(await owns(db, path, owner))) return documentNotFound(path);
  await db.deleteFrom('document_picture').where('path', '=', path).where('name', '=', name).execute();
  return succeed({ path });
}

async function owns(db: Kysely<Tables>, path: string, owner: User): Promise<boolean> {
  const document = await db
    .selectFrom('document')
    .select('path')
    .where('path', '=', path)
    .where('owner', '=', owner.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return document !== undefined;
}

/** What all pictures of an owner take up together, in bytes. */
export async function sizeOfPictures(transaction: Transaction<Tables>, owner: User): Promise<number> {
  const { size } = await transaction
    .selectFrom('document_picture')
    .select((of) => of.fn.sum<string | null>('size').as('size'))
    .where('owner', '=', owner.id)
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}

const noPicture = refuse(422, refusalIds.noPicture, 'This is no picture in the format PNG, JPEG, GIF, WebP or SVG.');

const tooManyPictures = refuse(
  422,
  refusalIds.tooManyPictures,
  `A document has at most ${mostPictures} pictures, and all pictures of an owner ${largestPictures} bytes together.`,
);
