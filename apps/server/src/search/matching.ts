import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Language } from '@lemma/core/language';
import type { Session } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';
import { isListedFor } from './document-rights.ts';
import { findsPdf, findsText, findsWorksheet, type QueryReading } from './reading.ts';
import { isFoundBy, isOwn, type Finder } from './template-rights.ts';

/** A reader's search. Pages count from 0; `topic` is a path from the subject area down, joined by `/`. */
export interface Search {
  readonly type: 'problem' | 'article' | 'worksheet' | 'generic_pdf_document';
  readonly language: Language;
  readonly typed: string;
  readonly sortBy: 'NAME' | 'DATE' | 'DIFFICULTY' | 'RELEVANCE';
  readonly descending: boolean;
  readonly page: number;
  readonly pageSize: number;
  readonly section: string | undefined;
  readonly chapter: number | undefined;
  readonly customized: boolean | undefined;
  /** Whether only worksheets of the caller are wanted. */
  readonly own: boolean;
  readonly difficulty: { readonly from: number; readonly to: number };
  readonly objectives: readonly string[];
  /** What users have labelled documents with; one of them is enough. */
  readonly userLabels: readonly string[];
  readonly topic: string | undefined;
}

/** A search that no difficulty narrows. */
export const anyDifficulty = { from: 0, to: 10 };

/**
 * Documents of one language that meet every condition but the type, as the caller finds them. If the reading finds few,
 * they are looked up by their words; else the list is read in its order, and the words of its rows are compared.
 */
export function matchingDocuments(
  db: Kysely<Tables>,
  search: Search,
  reading: QueryReading,
  findsFew: boolean,
  caller: Session,
) {
  let matching = db
    .selectFrom('implementation')
    .where('implementation.language', '=', search.language)
    .where(isListedFor(caller))
    .where(taxonomyConditions(search));
  if (reading.kind !== 'everything') {
    matching = matching
      .innerJoin('indexed_text', (join) =>
        join
          .onRef('indexed_text.path', '=', 'implementation.path')
          .onRef('indexed_text.language', '=', 'implementation.language'),
      )
      .where(findsText(reading));
    // The planner cannot know how many documents have several words, and expects too many.
    if (findsFew) {
      matching = matching.where(
        sql<boolean>`implementation.path = any(array(select path from indexed_text
          where indexed_text.language = ${search.language} and ${findsText(reading)}))`,
      );
    }
  }
  if (search.customized !== undefined) matching = matching.where('customized', '=', search.customized);
  const { from, to } = search.difficulty;
  if (from > anyDifficulty.from || to < anyDifficulty.to) {
    // Only problems have a difficulty by which the list of another type is not narrowed.
    matching = matching.where(
      search.type === 'article'
        ? sql<boolean>`difficulty between ${from} and ${to}`
        : sql<boolean>`(kind <> 'problem' or difficulty between ${from} and ${to})`,
    );
  }
  return matching;
}

/** Worksheet templates with a title in the language and a document that meets the conditions on documents. */
export function matchingWorksheets(db: Kysely<Tables>, search: Search, reading: QueryReading, finding: Finder) {
  const { language } = search;
  let matching = db
    .selectFrom('worksheet_title')
    .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet_title.template_id')
    .where('worksheet_title.language', '=', language)
    .where('worksheet_template.deleted_at', 'is', null)
    .where(search.type === 'worksheet' && search.own ? isOwn(finding.caller) : isFoundBy(finding))
    .where(findsWorksheet(reading));
  if (search.type === 'worksheet' && search.customized === true) matching = matching.where(sql<boolean>`false`);
  if (narrowsDocuments(search)) {
    matching = matching.where(
      sql<boolean>`exists (select 1 from implementation where implementation.path = any(worksheet_template.paths)
        and implementation.language = ${language} and ${taxonomyConditions(search)})`,
    );
  }
  return matching;
}

/** Printable chapters: of what documents are narrowed by they have a chapter, and are never customised. */
export function matchingPdfs(db: Kysely<Tables>, search: Search, reading: QueryReading) {
  let matching = db.selectFrom('pdf_document').where('language', '=', search.language).where(findsPdf(reading));
  if (search.chapter !== undefined) matching = matching.where('chapter', '=', search.chapter);
  const isNarrowed = narrowsDocuments({ ...search, chapter: undefined }) || search.customized === true;
  return isNarrowed ? matching.where(sql<boolean>`false`) : matching;
}

/** Whether a search asks for more of documents than their words, type and difficulty. */
export function narrowsDocuments({ section, chapter, topic, objectives, userLabels }: Search): boolean {
  return (
    section !== undefined ||
    chapter !== undefined ||
    topic !== undefined ||
    objectives.length > 0 ||
    userLabels.length > 0
  );
}

/** The conditions on the classification of `implementation`. */
export function taxonomyConditions(search: Search): RawBuilder<boolean> {
  const conditions: RawBuilder<unknown>[] = [];
  if (search.section !== undefined) conditions.push(sql`implementation.section = ${search.section}`);
  if (search.chapter !== undefined) conditions.push(sql`implementation.chapter = ${search.chapter}`);
  if (search.topic !== undefined) conditions.push(sql`implementation.topics @> ${[search.topic]}::text[]`);
  if (search.objectives.length > 0)
    conditions.push(sql`implementation.objectives && ${[...search.objectives]}::text[]`);
  if (search.userLabels.length > 0) {
    conditions.push(sql`exists (select 1 from user_label where user_label.path = implementation.path
      and user_label.label = any(${[...search.userLabels]}::text[]))`);
  }
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
