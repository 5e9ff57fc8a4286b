import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Language } from '@lemma/core/language';
import type { Tables } from '../database/index.ts';
import { anyOf, wordVector } from './vector.ts';
import { charactersOf, placedWords, wordsOf } from './words.ts';

/** A part of a text: from a UTF-16 unit up to another, exclusive. */
type Mark = [number, number];

/** Where names contain the words they were found by, as the index matches them. */
export async function marksIn(
  db: Kysely<Tables>,
  names: readonly string[],
  terms: readonly RawBuilder<string>[],
  typed: string,
  language: Language,
): Promise<readonly (readonly Mark[])[]> {
  if (terms.length === 0) return names.map(() => []);
  if (language === 'zh') return names.map((name) => chineseMarks(name, typed));
  const placed = names.map((name) => placedWords(name, language));
  const words = [...new Set(placed.flat().map(({ word }) => word))];
  if (words.length === 0) return names.map(() => []);
  const { rows } = await sql<{ readonly word: string }>`select word from unnest(${words}::text[]) as word
    where ${wordVector(sql`word`, language)} @@ ${anyOf(terms)}`.execute(db);
  const found = new Set(rows.map(({ word }) => word));
  return placed.map((each) => each.flatMap(({ word, from, to }): Mark[] => (found.has(word) ? [[from, to]] : [])));
}

/** Chinese is indexed by characters, so that the words typed are found wherever they follow each other. */
function chineseMarks(name: string, typed: string): readonly Mark[] {
  const characters = placedWords(name, 'zh');
  const marks = wordsOf(typed, 'zh').flatMap((word, index, all) => {
    const units = charactersOf(word);
    return characters.flatMap(({ from }, at): Mark[] => {
      const isHere = units.every((unit, offset) => {
        const character = characters[at + offset]?.word ?? '';
        const isUnfinished = index === all.length - 1 && offset === units.length - 1;
        return isUnfinished ? character.startsWith(unit) : character === unit;
      });
      const last = characters[at + units.length - 1];
      return isHere && last !== undefined ? [[from, last.to]] : [];
    });
  });
  return joined(marks.sort(([one], [other]) => one - other));
}

/** Marks that touch or overlap become one. */
function joined(marks: readonly Mark[]): readonly Mark[] {
  return marks.reduce<Mark[]>((before, [from, to]) => {
    const last = before.at(-1);
    if (last === undefined || from > last[1]) return [...before, [from, to]];
    return [...before.slice(0, -1), [last[0], Math.max(last[1], to)]];
  }, []);
}
