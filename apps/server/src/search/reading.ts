import { sql, type RawBuilder } from 'kysely';
import type { Language } from '@lemma/core/language';
import { placeIn, type Place } from './place.ts';
import { allOf, searchTerms } from './vector.ts';

/** What a reader's input is taken for. */
export type QueryReading =
  | { readonly kind: 'everything' }
  | { readonly kind: 'place'; readonly place: Place }
  /** Every term must be found. */
  | { readonly kind: 'words'; readonly terms: readonly RawBuilder<string>[] }
  /** Words of other languages: documents are found by their texts in them. */
  | { readonly kind: 'otherLanguages'; readonly queries: readonly LanguageQuery[] }
  /** Words of documents instead of what was typed; `queries` are inputs that may find some of them. */
  | { readonly kind: 'nearWords'; readonly terms: readonly RawBuilder<string>[]; readonly queries: readonly string[] };

interface LanguageQuery {
  readonly language: Language;
  readonly query: RawBuilder<string>;
}

/** The readings that need no look into the database, the likeliest first. */
export function literalReadings(typed: string, language: Language): readonly QueryReading[] {
  if (typed.trim() === '') return [{ kind: 'everything' }];
  const place = placeIn(typed);
  return [
    ...(place === undefined ? [] : [{ kind: 'place', place } as const]),
    { kind: 'words', terms: searchTerms(typed, language) },
  ];
}

/** The query of words in the language of the search that hits are ranked by and marked with. */
export function termsOf(reading: QueryReading): readonly RawBuilder<string>[] {
  return reading.kind === 'words' || reading.kind === 'nearWords' ? reading.terms : [];
}

/** Whether a reading has nothing to look for. */
export function isTermless(reading: QueryReading): boolean {
  return (reading.kind === 'words' || reading.kind === 'nearWords') && reading.terms.length === 0;
}

/** The condition on `indexed_text` that a document is found. */
export function findsText(reading: QueryReading): RawBuilder<boolean> {
  switch (reading.kind) {
    case 'everything':
      return sql<boolean>`true`;
    case 'place':
      return reading.place.kind === 'worksheet'
        ? sql<boolean>`false`
        : sql<boolean>`(indexed_text.path = ${reading.place.path}
            or starts_with(indexed_text.path, ${`${reading.place.path}/`}))`;
    case 'otherLanguages':
      // One look into the index for each language, and one by the key for each hit: joined, they were read row by row.
      return reading.queries.length === 0
        ? sql<boolean>`false`
        : sql<boolean>`indexed_text.path = any(array(${sql.join(
            reading.queries.map(
              ({ language, query }) => sql`select other.path from indexed_text as other
                where other.language = ${language} and other.words @@ ${query}`,
            ),
            sql` union all `,
          )}))`;
    case 'words':
    case 'nearWords':
      return matches(sql`indexed_text.words`, reading.terms);
  }
}

/** The condition on `worksheet_title` and `worksheet_template` that a worksheet is found. */
export function findsWorksheet(reading: QueryReading): RawBuilder<boolean> {
  switch (reading.kind) {
    case 'everything':
      return sql<boolean>`true`;
    case 'place':
      return reading.place.kind === 'document'
        ? sql<boolean>`false`
        : sql<boolean>`(worksheet_template.id = ${reading.place.id} or worksheet_template.id =
            (select template_id from worksheet where worksheet.id = ${reading.place.id}))`;
    case 'otherLanguages':
      return isOneOf(
        reading.queries.map(
          ({ language, query }) => sql<boolean>`worksheet_template.id in (select other.template_id
            from worksheet_title as other where other.language = ${language} and other.words @@ ${query})`,
        ),
      );
    case 'words':
    case 'nearWords':
      return matches(sql`worksheet_title.words`, reading.terms);
  }
}

/** The condition on `pdf_document` that a printable chapter is found. */
export function findsPdf(reading: QueryReading): RawBuilder<boolean> {
  switch (reading.kind) {
    case 'everything':
      return sql<boolean>`true`;
    case 'place':
      return reading.place.kind === 'worksheet'
        ? sql<boolean>`false`
        : sql<boolean>`(pdf_document.path = ${reading.place.path}
            or starts_with(pdf_document.path, ${`${reading.place.path}/`}))`;
    case 'otherLanguages':
      return isOneOf(
        reading.queries.map(
          ({ language, query }) => sql<boolean>`pdf_document.path in (select other.path
            from pdf_document as other where other.language = ${language} and other.words @@ ${query})`,
        ),
      );
    case 'words':
    case 'nearWords':
      return matches(sql`pdf_document.words`, reading.terms);
  }
}

function matches(words: RawBuilder<unknown>, terms: readonly RawBuilder<string>[]): RawBuilder<boolean> {
  return terms.length === 0 ? sql<boolean>`false` : sql<boolean>`${words} @@ ${allOf(terms)}`;
}

function isOneOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
