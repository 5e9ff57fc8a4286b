import { sql, type Insertable, type Kysely } from 'kysely';
import { languages, type Language, type LocalizedText } from '@lemma/core/language';
import type { Tables } from '../database/index.ts';
import { partsIn, splitCompound } from './compounds.ts';
import { longestNearWord, nearestTo, piecesOf, wrongLettersIn } from './near-words.ts';
import { shownWords } from './words.ts';

/** A word that documents contain: folded, and as written in one of them. */
export interface ListedWord {
  readonly word: string;
  readonly shown: string;
}

/** Rows of one statement: a database takes up to 65,535 parameters, four for each row. */
const rowsAtOnce = 5000;

/** Adds the words of a text to the list that mistyped words are looked up in. Words stay when documents go. */
export async function listWords(db: Kysely<Tables>, text: string, language: Language): Promise<void> {
  await list(db, rowsOf(text, language));
}

/** Adds the words of a title in all its languages. */
export async function listTitle(db: Kysely<Tables>, title: LocalizedText): Promise<void> {
  await list(
    db,
    languages.flatMap((language) => rowsOf(title[language] ?? '', language)),
  );
}

type Row = Insertable<Tables['indexed_word']>;

function rowsOf(text: string, language: Language): readonly Row[] {
  return [...shownWords(text, language)]
    .filter(([word]) => word.length <= longestNearWord)
    .map(([word, shown]) => ({ language, word, shown, pieces: [...piecesOf(word)] }));
}

async function list(db: Kysely<Tables>, words: readonly Row[]): Promise<void> {
  // Writers that wait for each other's rows take them in one order.
  const rows = [...words].sort((one, other) =>
    `${one.language} ${one.word}` < `${other.language} ${other.word}` ? -1 : 1,
  );
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await db
      .insertInto('indexed_word')
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((conflict) => conflict.columns(['language', 'word']).doNothing())
      .execute();
  }
}

/** Which of these words documents in a language contain; the last may be unfinished. */
export async function listedAmong(
  db: Kysely<Tables>,
  words: readonly string[],
  language: Language,
): Promise<ReadonlySet<string>> {
  const last = words.at(-1) ?? '';
  const rows = await db
    .selectFrom('indexed_word')
    .select('word')
    .where('language', '=', language)
    .where('word', 'in', words)
    .execute();
  const begun = await db
    .selectFrom('indexed_word')
    .select('word')
    .where('language', '=', language)
    .where('word', '>=', last)
    .where('word', '<', `${last}\u{10ffff}`)
    .limit(1)
    .execute();
  return new Set([...rows.map(({ word }) => word), ...(begun.length > 0 ? [last] : [])]);
}

/** Near words looked at, at most, however many there are. */
const mostCandidates = 1000;

/** The words of documents that a mistyped word may stand for, the nearest first. */
export async function nearWords(
  db: Kysely<Tables>,
  word: string,
  language: Language,
): Promise<{ readonly errors: number; readonly words: readonly ListedWord[] }> {
  if (wrongLettersIn(word) === 0 || word.length > longestNearWord) return { errors: Infinity, words: [] };
  const candidates = await db
    .selectFrom('indexed_word')
    .select(['word', 'shown'])
    .where('language', '=', language)
    .where(sql<boolean>`pieces && ${[...piecesOf(word)]}::text[]`)
    .limit(mostCandidates)
    .execute();
  return nearestTo(word, candidates);
}

/** Endings that a form of a part may have beyond its stem. */
const longestEnding = 5;

/** What the parts of a German compound begin with, each with a word of a document; none if it is no compound. */
export async function compoundWords(db: Kysely<Tables>, word: string): Promise<readonly ListedWord[]> {
  const parts = partsIn(word);
  if (parts.length === 0) return [];
  const { rows } = await sql<ListedWord>`
    select stem as word, found.shown from unnest(${[...new Set(parts.map(({ stem }) => stem))]}::text[]) as stem
    cross join lateral (
      select shown from indexed_word
      where language = 'de' and indexed_word.word >= stem collate "C" and indexed_word.word < (stem || U&'\\+10FFFF') collate "C"
        and length(indexed_word.word) <= length(stem) + ${longestEnding}::int
      order by length(indexed_word.word) limit 1
    ) as found`.execute(db);
  const known = new Map(rows.map((row) => [row.word, row]));
  const stems = new Map(parts.map(({ part, stem }) => [part, stem]));
  const listed = (part: string) => known.get(stems.get(part) ?? '');
  const split = splitCompound(word, (part) => listed(part) !== undefined) ?? [];
  return split.flatMap((part) => listed(part) ?? []);
}
