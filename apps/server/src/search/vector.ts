import { sql, type RawBuilder } from 'kysely';
import type { Language } from '@lemma/core/language';
import { charactersOf, wordsOf } from './words.ts';

/** The texts that are searched; a match in `name` counts most, one in `body` least. */
export interface IndexedText {
  readonly name: string;
  readonly keywords: string;
  readonly description: string;
  readonly body: string;
}

/** PostgreSQL stores no positions beyond this, and limits a vector to 1 MB. */
const indexedWords = 16_000;

/** The database index for the texts of one language: stems, and the words themselves for half-typed queries. */
export function searchVector(text: IndexedText, language: Language): RawBuilder<string> {
  const part = (content: string, weight: string): RawBuilder<string> =>
    sql`setweight(${language === 'zh' ? charactersVector(content) : stemsVector(content, language)}, ${sql.lit(weight)})`;
  return sql<string>`${part(text.name, 'A')} || ${part(text.keywords, 'B')} || ${part(text.description, 'C')} || ${part(text.body, 'D')}`;
}

/** Hostile inputs contain more words; the rest of them is ignored. */
export const mostWords = 20;

/** A query for each word of a reader's input; the last word may be unfinished. */
export function searchTerms(typed: string, language: Language): readonly RawBuilder<string>[] {
  const words = wordsOf(typed, language).slice(0, mostWords);
  return words.map((word, index) =>
    language === 'zh' ? phrase(word, index === words.length - 1) : term(word, language, index === words.length - 1),
  );
}

/** A query for a whole word. */
export function wordTerm(word: string, language: Language): RawBuilder<string> {
  return language === 'zh' ? phrase(word, false) : term(word, language, false);
}

/** A query for all words that begin so. */
export function beginningTerm(stem: string): RawBuilder<string> {
  return sql`to_tsquery('simple', ${`${stem}:*`})`;
}

/** The query that all of these match. */
export function allOf(terms: readonly RawBuilder<string>[]): RawBuilder<string> {
  return sql<string>`(${sql.join(terms, sql` && `)})`;
}

/** The query that one of these matches. */
export function anyOf(terms: readonly RawBuilder<string>[]): RawBuilder<string> {
  return sql<string>`(${sql.join(terms, sql` || `)})`;
}

/** The index of a single word in folded form. */
export function wordVector(word: RawBuilder<string>, language: Language): RawBuilder<string> {
  return sql<string>`(to_tsvector(${configuration(language)}, ${word}) || to_tsvector('simple', ${word}))`;
}

/** A single letter is taken for a whole word: nearly every document has a word that begins with it. */
function term(word: string, language: Language, unfinished: boolean): RawBuilder<string> {
  if (word.length === 1) return sql`to_tsquery('simple', ${word})`;
  if (!unfinished) return sql`to_tsquery(${configuration(language)}, ${word})`;
  return sql`(to_tsquery(${configuration(language)}, ${`${word}:*`}) || to_tsquery('simple', ${`${word}:*`}))`;
}

function phrase(word: string, unfinished: boolean): RawBuilder<string> {
  const units = charactersOf(word).map((unit) => `'${unit}'`);
  return sql`${units.join(' <-> ') + (unfinished ? ':*' : '')}::tsquery`;
}

function stemsVector(content: string, language: Language): RawBuilder<string> {
  const words = wordsOf(content, language).slice(0, indexedWords).join(' ');
  return sql`(to_tsvector(${configuration(language)}, ${words}) || to_tsvector('simple', ${words}))`;
}

function charactersVector(content: string): RawBuilder<string> {
  const entries = charactersOf(content)
    .slice(0, indexedWords)
    .map((unit, index) => `'${unit}':${index + 1}`);
  return sql`${entries.join(' ')}::tsvector`;
}

function configuration(language: Language): RawBuilder<unknown> {
  const names = { de: 'german', en: 'english', fr: 'french', zh: 'simple' } as const;
  return sql.lit(names[language]);
}
