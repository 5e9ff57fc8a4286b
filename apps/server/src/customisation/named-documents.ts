import { sql, type Kysely } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import { namedInCourse, readDocument, wrongTargets, type DocumentKind } from '@lemma/core/document';
import type { User } from '@lemma/core/session';
import { positionAt } from '@lemma/core/source';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { wordsOf, type DescribedImplementation } from '../document/index.ts';
import { refuse, type Refused } from '../http/index.ts';

/** What was made of a source. */
export interface DescribedSource {
  readonly source: string;
  readonly made: readonly DescribedImplementation[];
}

/**
 * Refuses a course that names what does not exist for its author, or is of another kind, as `lemma check` does.
 * `besides` are documents that are stored together with it, by their path.
 */
export async function checkNamed(
  db: Kysely<Tables>,
  { source, made }: DescribedSource,
  author: User,
  besides: ReadonlyMap<string, DocumentKind> = new Map(),
): Promise<Result<undefined, Refused>> {
  for (const { kind, xml } of made) {
    const read = kind === 'course' ? readDocument(xml) : undefined;
    const chapters = read?.ok === true ? (read.value.chapters ?? []) : [];
    const kinds = new Map([...(await kindsOf(db, namedInCourse(chapters), author)), ...besides]);
    const [wrong] = wrongTargets(chapters, {
      hasDocument: (path) => kinds.has(path),
      kindOf: (path) => kinds.get(path),
    });
    if (wrong !== undefined) {
      const { line } = positionAt(source, wrong.span.from);
      return refuse(422, refusalIds.notConvertable, wordsOf(wrong), { line });
    }
  }
  return succeed(undefined);
}

/** The kinds of the documents among some paths that exist for somebody: of the content, his own, or shared. */
async function kindsOf(
  db: Kysely<Tables>,
  paths: readonly string[],
  reader: User,
): Promise<ReadonlyMap<string, DocumentKind>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('implementation')
    .select(['path', 'kind'])
    .where('path', 'in', paths)
    .where('worksheet_id', 'is', null)
    .where('deleted', '=', false)
    .where((of) => of.or([of('owner', 'is', null), of('owner', '=', reader.id), sql<boolean>`shared`]))
    .execute();
  return new Map(rows.map(({ path, kind }) => [path, kind]));
}
