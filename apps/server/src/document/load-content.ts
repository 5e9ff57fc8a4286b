import { sql, type Kysely } from 'kysely';
import { readDocument } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import type { Log } from '@lemma/core/platform';
import type { Finding } from '@lemma/core/source';
import type { Surroundings } from '@lemma/mmtex';
import { courseTreeOf } from '../course/course-tree-of.ts';
import { takeTurn, type Tables } from '../database/index.ts';
import { listWords } from '../search/index.ts';
import type { ContentFile } from './content-folder.ts';
import type { Converter } from './converter.ts';
import { errorsInWords } from './errors-in-words.ts';
import { markUnshown, type ConvertedLanguage, type HasFile } from './mark-unshown.ts';
import { isReservedPath } from './reserved-paths.ts';
import { describeImplementation, writeImplementations, type DescribedImplementation } from './implementations.ts';

/** What is known of the files beside the sources. */
interface ContentAround extends Pick<Surroundings, 'read' | 'pixelsOf'> {
  readonly hasFile?: HasFile;
}

/** How many documents were added, changed and removed. */
export interface Loaded {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * Makes the pool contain exactly the given files, and what users have written: converts those that are new or whose text or converter has changed,
 * and removes those that are gone. All or nothing; two processes on one database take turns.
 */
export async function loadContent(
  db: Kysely<Tables>,
  given: readonly ContentFile[],
  converter: Converter,
  log: Log,
  around: ContentAround = {},
): Promise<Loaded> {
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const kept = await transaction
      .selectFrom('document')
      .select(['path', 'content_hash'])
      .where('owner', 'is', null)
      .execute();
    await convertAgain(transaction, converter, log, around);
    const hashes = new Map(kept.map(({ path, content_hash }) => [path, content_hash]));
    const files = withoutReserved(given, log);
    const present = new Set(files.map(({ path }) => path));
    const gone = kept.map(({ path }) => path).filter((path) => !present.has(path));
    // One parameter for all: a statement takes 65,535.
    if (gone.length > 0) await sql`delete from document where path = any(${gone}::text[])`.execute(transaction);
    const stale = files.filter((file) => hashes.get(file.path) !== versionOf(file));
    for (const file of stale) await loadFile(transaction, file, converter, log, { ...around, place: file.path });
    const dated = await dateDocuments(transaction, files);
    const changed = stale.filter(({ path }) => hashes.has(path)).length;
    return { added: stale.length - changed, changed: changed + dated, removed: gone.length };
  });
}

/** Paths of users are not paths of files. */
function withoutReserved(files: readonly ContentFile[], log: Log): readonly ContentFile[] {
  return files.filter(({ path }) => {
    if (!isReservedPath(path)) return true;
    log.warn(`${path}: this folder is for the documents of users, so the file is skipped`);
    return false;
  });
}

/** Incremented when the output of conversion changes for the same source, so that all documents are converted again. */
const conversionVersion = 8;

/** The fingerprint of a source, as it is converted now. */
export function versionOf({ hash }: Pick<ContentFile, 'hash'>): string {
  return `${conversionVersion}-${hash}`;
}

/** Documents of users keep their source; what was made from it by a former version is made anew. */
async function convertAgain(db: Kysely<Tables>, converter: Converter, log: Log, around: ContentAround): Promise<void> {
  const stale = await db
    .selectFrom('document')
    .select(['path', 'tex', 'content_hash', 'created_at', 'original_path', 'owner', 'worksheet_id'])
    .where('owner', 'is not', null)
    .where('content_hash', 'not like', `${conversionVersion}-%`)
    .execute();
  for (const row of stale) {
    const { path, tex } = row;
    const surroundings = { ...around, place: row.original_path ?? path };
    const made = implement({ path, tex }, converter, log, surroundings);
    if (made.length === 0) continue;
    const before = await db
      .selectFrom('implementation')
      .select(['shared', 'deleted'])
      .where('path', '=', path)
      .limit(1)
      .executeTakeFirst();
    const hash = row.content_hash.slice(row.content_hash.indexOf('-') + 1);
    await db
      .updateTable('document')
      .set({ content_hash: versionOf({ hash }) })
      .where('path', '=', path)
      .execute();
    await writeImplementations(db, { ...row, ...before }, made);
  }
}

async function loadFile(
  db: Kysely<Tables>,
  file: ContentFile,
  converter: Converter,
  log: Log,
  surroundings: Surroundings & ContentAround,
): Promise<void> {
  const implementations = implement(file, converter, log, surroundings);
  if (implementations.length === 0) {
    log.warn(`${file.path}: there is no title in any language, so the file is skipped`);
    return;
  }
  const { path, tex, created = null } = file;
  const row = { tex, content_hash: versionOf(file) };
  await db
    .insertInto('document')
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
    .execute();
  await writeImplementations(db, { path, created_at: created }, implementations);
  await writeCourse(db, path, implementations);
  // Customisations are their owners': their words are proposed to nobody else. Lists show no courses.
  for (const { language, kind, name, description, body } of implementations)
    if (kind !== 'course') await listWords(db, [name, description, body].join(' '), language);
}

/** Gives every document whose source is as before its date; answers how many have another one now. */
async function dateDocuments(db: Kysely<Tables>, files: readonly ContentFile[]): Promise<number> {
  const paths = files.map(({ path }) => path);
  const dates = files.map(({ created }) => created?.toISOString() ?? null);
  const { rows } = await sql<{ path: string }>`update implementation set created_at = given.date
    from unnest(${paths}::text[], ${dates}::timestamptz[]) as given (path, date)
    where implementation.path = given.path and implementation.created_at is distinct from given.date
    returning implementation.path`.execute(db);
  return new Set(rows.map(({ path }) => path)).size;
}

/** What the document says of a course, if it is one. */
async function writeCourse(
  db: Kysely<Tables>,
  path: string,
  implementations: readonly DescribedImplementation[],
): Promise<void> {
  await db.deleteFrom('course').where('path', '=', path).execute();
  const courses = implementations.flatMap(({ language, kind, xml }) => {
    const document = kind === 'course' ? readDocument(xml) : undefined;
    return document?.ok === true ? [{ language, document: document.value }] : [];
  });
  if (courses.length === 0) return;
  const tree = courseTreeOf(path, Object.fromEntries(courses.map(({ language, document }) => [language, document])));
  const [difficulty = null] = courses.flatMap(({ document }) => document.metadata.difficulty ?? []);
  await db
    .insertInto('course')
    .values({ path, tree: JSON.stringify(tree), difficulty })
    .execute();
}

/** A source in all its languages. */
function implement(
  { path, tex }: Pick<ContentFile, 'path' | 'tex'>,
  converter: Converter,
  log: Log,
  surroundings: Surroundings & ContentAround,
): readonly DescribedImplementation[] {
  const found = new Map<Language, readonly Finding[]>();
  const converted = converter.documentLanguages(tex, surroundings).flatMap((language): readonly ConvertedLanguage[] => {
    const { xml, findings } = converter.convertDocument(tex, language, surroundings);
    found.set(language, findings);
    const document = readDocument(xml);
    if (document.ok) return [{ language, xml, document: document.value, findings }];
    log.error(`${path} (${language}): the converter produced unreadable XML`);
    return [];
  });
  for (const words of errorsInWords(path, tex, found)) log.warn(words);
  return markUnshown(tex, converted, surroundings.hasFile).map(({ language, xml, document }) =>
    describeImplementation(path, language, xml, document),
  );
}
