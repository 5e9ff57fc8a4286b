import type { Kysely } from 'kysely';
import { plainText, readDocument, type Document } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import type { Log } from '@lemma/core/platform';
import type { Finding } from '@lemma/core/source';
import type { Surroundings } from '@lemma/mmtex';
import { takeTurn, type Tables } from '../database/index.ts';
import { listWords, searchVector, sortKey } from '../search/index.ts';
import type { ContentFile } from './content-folder.ts';
import type { Converter } from './converter.ts';
import { errorsInWords } from './errors-in-words.ts';
import { wordsOfDocument } from './words-of-document.ts';

/** How many documents were added, changed and removed. */
export interface Loaded {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * Makes the pool contain exactly the given files: converts those that are new or whose text or converter has changed,
 * and removes those that are gone. All or nothing; two processes on one database take turns.
 */
export async function loadContent(
  db: Kysely<Tables>,
  files: readonly ContentFile[],
  converter: Converter,
  log: Log,
  around: Pick<Surroundings, 'read' | 'pixelsOf'> = {},
): Promise<Loaded> {
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const kept = await transaction
      .selectFrom('document')
      .select(['path', 'content_hash'])
      .where('customized', '=', false)
      .execute();
    const hashes = new Map(kept.map(({ path, content_hash }) => [path, content_hash]));
    const present = new Set(files.map(({ path }) => path));
    const gone = kept.map(({ path }) => path).filter((path) => !present.has(path));
    if (gone.length > 0) await transaction.deleteFrom('document').where('path', 'in', gone).execute();
    const stale = files.filter((file) => hashes.get(file.path) !== versionOf(file));
    for (const file of stale) await loadFile(transaction, file, converter, log, { ...around, place: file.path });
    const changed = stale.filter(({ path }) => hashes.has(path)).length;
    return { added: stale.length - changed, changed, removed: gone.length };
  });
}

/** Incremented when the output of conversion changes for the same source, so that all documents are converted again. */
const conversionVersion = 5;

function versionOf(file: ContentFile): string {
  return `${conversionVersion}-${file.hash}`;
}

async function loadFile(
  db: Kysely<Tables>,
  file: ContentFile,
  converter: Converter,
  log: Log,
  surroundings: Surroundings,
): Promise<void> {
  const found = new Map<Language, readonly Finding[]>();
  const implementations = converter.documentLanguages(file.tex, surroundings).flatMap((language) => {
    const { xml, findings } = converter.convertDocument(file.tex, language, surroundings);
    found.set(language, findings);
    const document = readDocument(xml);
    if (document.ok) return [{ language, xml, document: document.value }];
    log.error(`${file.path} (${language}): the converter produced unreadable XML`);
    return [];
  });
  // Errors are marked on the page; the rest of the document is as good as without them.
  for (const words of errorsInWords(file.path, file.tex, found)) log.warn(words);
  if (implementations.length === 0) {
    log.warn(`${file.path}: there is no title in any language, so the file is skipped`);
    return;
  }
  const { path, tex } = file;
  const row = { tex, content_hash: versionOf(file) };
  const { created_at } = await db
    .insertInto('document')
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
    .returning('created_at')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('implementation').where('path', '=', path).execute();
  for (const { language, xml, document } of implementations) {
    await db
      .insertInto('implementation')
      .values({ path, language, xml, kind: document.kind, created_at, ...describe(path, language, document) })
      .execute();
    const words = [plainText(document.title), document.metadata.description, wordsOfDocument(document)];
    await listWords(db, words.join(' '), language);
  }
}

function describe(path: string, language: Language, document: Document) {
  const { metadata } = document;
  const { description, topics, objectives, labels, section, difficulty } = metadata;
  const name = plainText(document.title).trim() || metadata.name || path;
  const taxonomy = {
    topics: topics.map((topic) => [...topic]),
    objectives: [...objectives],
    labels: [...labels],
    ...(section !== undefined && { section }),
    ...(difficulty !== undefined && { difficulty }),
  };
  const keywords = [...topics.flat(), ...objectives, ...labels].join(' ');
  return {
    name,
    sort_name: sortKey(name),
    description,
    taxonomy: JSON.stringify(taxonomy),
    topics: [...new Set(topics.flatMap((topic) => topic.map((_, index) => topic.slice(0, index + 1).join('/'))))],
    objectives: [...objectives],
    section: section ?? null,
    difficulty: difficulty ?? null,
    words: searchVector({ name, keywords, description, body: wordsOfDocument(document) }, language),
  };
}
