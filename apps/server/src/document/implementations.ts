import { sql, type Kysely } from 'kysely';
import type { Taxonomy } from '@lemma/api-client/wire';
import { plainText, type Document, type DocumentKind } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import type { Tables } from '../database/index.ts';
import { searchVector, sortKey } from '../search/index.ts';
import { wordsOfDocument } from './words-of-document.ts';

/** A document in one language with everything that is stored about it, as plain data. */
export interface DescribedImplementation {
  readonly language: Language;
  readonly kind: DocumentKind;
  readonly xml: string;
  readonly name: string;
  readonly description: string;
  readonly taxonomy: Taxonomy;
  readonly keywords: string;
  readonly body: string;
}

/** Describes a document for lists and searches. */
export function describeImplementation(
  path: string,
  language: Language,
  xml: string,
  document: Document,
): DescribedImplementation {
  const { metadata, kind } = document;
  const { description, topics, objectives, labels, section, chapter, difficulty } = metadata;
  const name = plainText(document.title).trim() || metadata.name || path;
  const taxonomy = {
    topics: topics.map((topic) => [...topic]),
    objectives: [...objectives],
    labels: [...labels],
    ...(section !== undefined && { section }),
    ...(chapter !== undefined && { chapter }),
    ...(difficulty !== undefined && { difficulty }),
  };
  const keywords = [...topics.flat(), ...objectives, ...labels].join(' ');
  return { language, kind, xml, name, description, taxonomy, keywords, body: wordsOfDocument(document) };
}

/** The document that implementations belong to, and whose it is. */
interface ImplementedDocument {
  readonly path: string;
  /** Null if nobody knows when it was made. */
  readonly created_at: Date | null;
  readonly owner?: string | null;
  /** What it was made from. */
  readonly original_path?: string | null;
  readonly worksheet_id?: string | null;
  readonly shared?: boolean;
  readonly deleted?: boolean;
}

/** Stores a document in all its languages, in place of what is stored. */
export async function writeImplementations(
  db: Kysely<Tables>,
  {
    path,
    created_at,
    owner = null,
    original_path = null,
    worksheet_id = null,
    shared = false,
    deleted = false,
  }: ImplementedDocument,
  implementations: readonly DescribedImplementation[],
): Promise<void> {
  await db.deleteFrom('implementation').where('path', '=', path).execute();
  for (const { language, kind, xml, name, description, taxonomy, keywords, body } of implementations) {
    const { topics, objectives, section = null, chapter = null, difficulty = null } = taxonomy;
    const inTopics = [...new Set(topics.flatMap((topic) => topic.map((_, at) => topic.slice(0, at + 1).join('/'))))];
    await db
      .insertInto('implementation')
      .values({
        path,
        language,
        kind,
        xml,
        created_at,
        customized: original_path !== null,
        owner,
        worksheet_id,
        shared,
        deleted,
        name,
        sort_name: sortKey(name),
        description,
        taxonomy: JSON.stringify(taxonomy),
        topics: inTopics,
        objectives,
        section,
        chapter,
        difficulty,
      })
      .execute();
    const words = searchVector({ name, keywords, description, body }, language);
    if (owner !== null) {
      await db.insertInto('indexed_text').values({ path, language, class: null, words }).execute();
      continue;
    }
    const id = sql<string>`class_of(${language}, ${kind}, ${inTopics}, ${objectives}, ${section}, ${chapter}, ${difficulty})`;
    await db
      .insertInto('classification')
      .values({ id, language, kind, topics: inTopics, objectives, section, chapter, difficulty })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.insertInto('indexed_text').values({ path, language, class: id, words }).execute();
  }
}
