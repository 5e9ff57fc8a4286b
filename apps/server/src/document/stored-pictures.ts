import { sql, type Kysely } from 'kysely';
import { pictureTypes, type PictureType } from '@lemma/core/own-document';
import type { Tables } from '../database/index.ts';
import { StoredFile } from '../http/index.ts';
import { isOpenedFor, type Asking } from '../existence/index.ts';
import { isSeenBy } from '../search/index.ts';

/**
 * A picture beside a document with an owner, for whoever sees the document, and for those for whom a worksheet with it is
 * open.
 */
export async function findPicture(db: Kysely<Tables>, path: string, asking: Asking): Promise<StoredFile | undefined> {
  const slash = path.lastIndexOf('/');
  const document = path.slice(0, slash);
  const isInWorksheet = sql<boolean>`exists (select 1
    from worksheet join worksheet_template on worksheet_template.id = worksheet.template_id
    where worksheet_template.paths @> array[implementation.path] and ${isOpenedFor(asking)})`;
  const seen = await db
    .selectFrom('implementation')
    .select('path')
    .where('path', '=', document)
    .where((of) => of.or([isSeenBy(asking), isInWorksheet]))
    .limit(1)
    .executeTakeFirst();
  if (seen === undefined) return undefined;
  const name = path.slice(slash + 1);
  const row = await db
    .selectFrom('document_picture')
    .select(['bytes', 'hash'])
    .where('path', '=', document)
    .where('name', '=', name)
    .executeTakeFirst();
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return row && isPictureType(ending) ? new StoredFile(row.bytes, pictureTypes[ending], row.hash) : undefined;
}

function isPictureType(ending: string): ending is PictureType {
  return ending in pictureTypes;
}
