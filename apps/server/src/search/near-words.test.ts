import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsIn, splitCompound } from './compounds.ts';
import { errorsBetween, nearestTo, piecesOf, wrongLettersIn } from './near-words.ts';
import { placeIn } from './place.ts';

describe('errors between words', () => {
  it.each([
    ['fracton', 'fraction', 1],
    ['ableitnug', 'ableitung', 1],
    ['integrall', 'integral', 1],
    ['vektor', 'vector', 1],
    ['warscheinlichkait', 'wahrscheinlichkeit', 2],
    ['', 'abc', 3],
    ['函数', '分数', 1],
    ['ca', 'abc', 3],
  ])('%j and %j: %i', (one, other, errors) => {
    expect(errorsBetween(one, other)).toBe(errors);
    expect(errorsBetween(other, one)).toBe(errors);
  });
});

const letters = fc.constantFrom('a', 'b', 'c', 'd');
const words = fc.array(letters, { minLength: 4, maxLength: 12 }).map((all) => all.join(''));
type Edit = { readonly kind: 'insert' | 'delete' | 'replace' | 'swap'; readonly at: number; readonly letter: string };
const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('insert', 'delete', 'replace', 'swap'),
    at: fc.nat(11),
    letter: fc.constantFrom('a', 'e', 'x'),
  }),
  { maxLength: 2 },
);

function edited(word: string, { kind, at: position, letter }: Edit): string {
  const at = position % word.length;
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  switch (kind) {
    case 'insert':
      return before + letter + word.slice(at);
    case 'delete':
      return before + after;
    case 'replace':
      return before + letter + after;
    case 'swap':
      return before + after.slice(0, 1) + word.slice(at, at + 1) + after.slice(1);
  }
}

describe('pieces', () => {
  it('are shared by all words with two errors between them', () => {
    fc.assert(
      fc.property(words, edits, (word, made) => {
        const mistyped = made.reduce(edited, word);
        fc.pre(mistyped.length >= 4 && errorsBetween(word, mistyped) <= 2);
        const pieces = new Set(piecesOf(word));
        expect(piecesOf(mistyped).some((piece) => pieces.has(piece))).toBe(true);
      }),
      { seed: 15, numRuns: 2000 },
    );
  });

  it('are few, however long the word is', () => {
    expect(piecesOf('abcdefghijklmnopqrstuvwxyz').length).toBeLessThanOrEqual(29);
  });
});

describe('near words', () => {
  const listed = (...all: readonly string[]) => all.map((word) => ({ word }));

  it('are the nearest only, those with the same first letter first', () => {
    const { words: near } = nearestTo('kreise', listed('preise', 'kreis', 'kreide', 'kugeln', 'reise'));
    expect(near.map(({ word }) => word)).toEqual(['kreide', 'kreis', 'preise', 'reise']);
  });

  it.each([
    ['sin', 0],
    ['wert', 1],
    ['vektor', 2],
    ['函数', 1],
    ['函', 0],
  ])('of %s have at most %i errors', (word, errors) => {
    expect(wrongLettersIn(word)).toBe(errors);
  });
});

describe('compounds', () => {
  const known = new Set(['bruch', 'rechnung', 'wahrscheinlichkeit', 'funktion', 'schar', 'aufgabe', 'funk', 'tion']);
  it.each([
    ['bruchrechnung', ['bruch', 'rechnung']],
    ['wahrscheinlichkeitsrechnung', ['wahrscheinlichkeit', 'rechnung']],
    ['funktionenschar', ['funktion', 'schar']],
    ['bruchrechnungsaufgabe', ['bruch', 'rechnung', 'aufgabe']],
    ['bruch', undefined],
    ['bruchxyz', undefined],
    ['bruchs', undefined],
  ])('%s: %j', (word, parts) => {
    expect(splitCompound(word, (part) => known.has(part))).toEqual(parts);
  });

  it('have parts whose forms begin alike', () => {
    expect(partsIn('bruchrechnung')).toContainEqual({ part: 'rechnung', stem: 'rechn' });
    expect(partsIn('a'.repeat(1000))).toEqual([]);
  });
});

describe('a pasted place', () => {
  it.each([
    ['fractions/add', { kind: 'document', path: 'fractions/add' }],
    [' /fractions/add/ ', { kind: 'document', path: 'fractions/add' }],
    ['content/a.tex', { kind: 'document', path: 'content/a' }],
    ['https://a.example/pool/preview?path=a%2Fb&lang=de#x', { kind: 'document', path: 'a/b' }],
    ['/pool/worksheet?templateId=t1&lang=de', { kind: 'worksheet', id: 't1' }],
    ['/pool/worksheet?id=w1', { kind: 'worksheet', id: 'w1' }],
    ['/pool?resourceId=worksheet_w1', { kind: 'worksheet', id: 'w1' }],
    ['worksheet_w1', { kind: 'worksheet', id: 'w1' }],
    ['worksheet_', undefined],
    ['a b/c', undefined],
    ['Brüche', undefined],
    ['was ist x?', undefined],
    ['?', undefined],
    ['/', undefined],
    ['?path=%00', undefined],
  ])('%j: %j', (typed, place) => {
    expect(placeIn(typed)).toEqual(place);
  });
});
