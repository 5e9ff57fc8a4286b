import { sql, type Kysely, type RawBuilder } from 'kysely';
import { languages, type Language } from '@lemma/core/language';
import type { Tables } from '../database/index.ts';
import type { KnownPool } from './known-pool.ts';
import { literalReadings, type QueryReading } from './reading.ts';
import { isFoundBy } from './template-rights.ts';
import { allOf, anyOf, beginningTerm, mostWords, searchTerms, wordTerm } from './vector.ts';
import { compoundWords, listedAmong, nearWords, type ListedWord } from './word-list.ts';
import { wordsOf } from './words.ts';

/** All readings, the likeliest first: whoever takes one has the others not computed. */
export async function* readingsOf(pool: KnownPool, typed: string, language: Language): AsyncGenerator<QueryReading> {
  yield* literalReadings(typed, language);
  const words = wordsOf(typed, language).slice(0, mostWords);
  if (words.length === 0) return;
  yield {
    kind: 'otherLanguages',
    queries: languages
      .filter((other) => other !== language)
      .flatMap((other) => {
        const terms = searchTerms(typed, other);
        return terms.length === 0 ? [] : [{ language: other, query: allOf(terms) }];
      }),
  };
  yield await pool.memory.readings.of([typed, language], pool.at('documents'), () =>
    nearReading(pool.db, words, language),
  );
}

/** Words that are looked up in the list of near words, at most. */
const mostUnknown = 5;
/** Near words that are proposed for one word, at most. */
const mostNear = 5;
const mostQueries = 3;

async function nearReading(db: Kysely<Tables>, words: readonly string[], language: Language): Promise<QueryReading> {
  const listed = await listedAmong(db, words, language);
  const unknown = new Set(words.filter((word) => !listed.has(word)).slice(0, mostUnknown));
  // Every word is somewhere, but no document has them all: each of them is a proposal.
  if (unknown.size === 0) {
    return { kind: 'nearWords', terms: [], queries: words.length === 1 ? [] : [...new Set(words)] };
  }
  const instead = new Map<string, Replacement>();
  for (const word of unknown) {
    const replacement = await replacementFor(db, word, language);
    if (replacement !== undefined) instead.set(word, replacement);
  }
  if (instead.size === 0) return { kind: 'nearWords', terms: [], queries: [] };
  // A word that nothing is near to cannot be found in any way.
  const kept = words.filter((word) => instead.has(word) || !unknown.has(word));
  const terms = kept.map((word) => instead.get(word)?.query ?? wordTerm(word, language));
  const choices = Math.max(...[...instead.values()].map(({ shown }) => shown.length));
  const queries = Array.from({ length: choices }, (_, choice) =>
    kept.map((word) => shownFor(instead.get(word), choice) ?? word).join(language === 'zh' ? '' : ' '),
  );
  return { kind: 'nearWords', terms, queries: [...new Set(queries)] };
}

interface Replacement {
  readonly query: RawBuilder<string>;
  readonly shown: readonly string[];
}

function shownFor(replacement: Replacement | undefined, choice: number): string | undefined {
  return replacement?.shown[Math.min(choice, replacement.shown.length - 1)];
}

/** A compound with a typing error is rarer than a word that is far from it by chance. */
async function replacementFor(db: Kysely<Tables>, word: string, language: Language): Promise<Replacement | undefined> {
  const near = await nearWords(db, word, language);
  const parts = near.errors > 1 && language === 'de' ? await compoundWords(db, word) : [];
  const shown = (words: readonly ListedWord[]) => words.slice(0, mostNear).map((each) => each.shown);
  if (parts.length > 0) {
    return { query: anyOf(parts.map((part) => beginningTerm(part.word))), shown: shown(parts) };
  }
  const words = near.words.slice(0, mostNear);
  if (words.length === 0) return undefined;
  return { query: anyOf(words.map((each) => wordTerm(each.word, language))), shown: shown(words) };
}

/** What else may have been meant: of its near queries those that find anything in the language, whatever the filters. */
export function proposalsOf(pool: KnownPool, reading: QueryReading, language: Language): Promise<readonly string[]> {
  if (reading.kind !== 'nearWords' || reading.queries.length === 0) return Promise.resolve([]);
  const asked = reading.queries.slice(0, mostNear);
  return pool.memory.proposals.of([asked, language, pool.sheets], pool.at('documents', 'worksheets'), () =>
    fruitful(pool, asked, language),
  );
}

/** Words outlive their documents in the list of words. */
async function fruitful(pool: KnownPool, asked: readonly string[], language: Language): Promise<readonly string[]> {
  const finds = asked.map((query) => {
    const terms = allOf(searchTerms(query, language));
    return sql<boolean>`exists (select 1 from indexed_text
        where class is not null and language = ${language} and words @@ ${terms})
      or exists (select 1 from worksheet_title
        join worksheet_template on worksheet_template.id = worksheet_title.template_id
        where worksheet_title.language = ${language} and worksheet_title.words @@ ${terms}
          and worksheet_template.deleted_at is null and ${isFoundBy(pool)})`;
  });
  const { rows } = await sql<{ readonly found: readonly boolean[] }>`select array[${sql.join(finds)}] as found`.execute(
    pool.db,
  );
  return asked.filter((_, index) => rows[0]?.found[index] === true).slice(0, mostQueries);
}
