import type { Kysely } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import { readDocument } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { closedProblems, isClosedFile, type Asking } from '../existence/index.ts';
import { refuse, type Handlers, type Refused, type ServedFile, type StoredFile } from '../http/index.ts';
import { isSeenBy } from '../search/index.ts';
import { findMedia } from './content-media.ts';
import { isReservedPath } from './reserved-paths.ts';
import { findPicture } from './stored-pictures.ts';

/** Answers the calls about files: of the content folder, and pictures beside documents of users. */
export function mediaHandlers(
  db: Kysely<Tables>,
  folder: string | undefined,
): Pick<Handlers, 'binaryImplementationContent' | 'entityForLid'> {
  return {
    binaryImplementationContent: ({ path, lang }, caller, _name, _key, now) => serve(path, lang, { caller, now }),

    async entityForLid({ oi, lid, lang }, caller, _name, _key, now) {
      if ((await closedProblems(db, { caller, now }, oi)).length > 0) return fileNotFound(`${oi}: ${lid}`);
      const rows = await db
        .selectFrom('implementation')
        .select(['language', 'xml'])
        .where('path', '=', oi)
        .where(isSeenBy({ caller, now }))
        .execute();
      const row = rows.find(({ language }) => language === lang) ?? rows[0];
      const document = row === undefined ? undefined : readDocument(row.xml);
      const references = document?.ok === true ? document.value.metadata.references : [];
      const component = references.find((reference) => reference.use === 'component' && reference.lid === lid);
      if (component?.path === undefined) return fileNotFound(`${oi}: ${lid}`);
      return serve(component.path, lang, { caller, now });
    },
  };

  async function serve(
    path: string,
    language: Language,
    asking: Asking,
  ): Promise<Result<ServedFile | StoredFile, Refused>> {
    if (isReservedPath(path)) {
      const picture = await findPicture(db, path, asking);
      return picture === undefined ? fileNotFound(path) : succeed(picture);
    }
    const found = await findMedia(folder, path, language);
    if (found.ok && !(await isClosedFile(db, asking, path))) return succeed(found.value);
    return found.ok || found.failure === 'notFound'
      ? fileNotFound(path)
      : refuse(413, refusalIds.tooLarge, `The file ${path} is too large to be shown.`);
  }
}

function fileNotFound(path: string): Result<never, Refused> {
  return refuse(404, refusalIds.fileNotFound, `There is no file at ${path}.`);
}
