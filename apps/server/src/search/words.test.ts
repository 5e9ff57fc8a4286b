import { describe, expect, it } from 'vitest';
import { charactersOf, foldText, sortKey, wordsOf } from './words.ts';

describe('folding', () => {
  it('makes umlauts equal however they are written', () => {
    for (const [one, other] of [
      ['Größen', 'Groessen'],
      ['Brüche', 'Brueche'],
      ['Länge', 'Laenge'],
      ['Straße', 'STRASSE'],
    ] as const) {
      expect(foldText(one, 'de')).toBe(foldText(other, 'de'));
    }
  });

  it('leaves ue alone where it is no umlaut', () => {
    expect(foldText('Quelle neue Bauer', 'de')).toBe('quelle neue bauer');
  });

  it('ignores accents', () => {
    expect(foldText('Équations à cœur', 'fr')).toBe('equations a coeur');
  });
});

describe('words', () => {
  it('are cut at everything that is neither letter nor digit', () => {
    expect(wordsOf("l'équation x²-1, p/q (3,5)", 'fr')).toEqual(['l', 'equation', 'x2', '1', 'p', 'q', '3', '5']);
    expect(wordsOf(" '\\0 !:*&|() ", 'en')).toEqual(['0']);
  });

  it('of Chinese are cut by a dictionary, and indexed by character', () => {
    expect(wordsOf('分数加法', 'zh')).toEqual(['分数', '加法']);
    expect(charactersOf('分数 fraction 加2')).toEqual(['分', '数', 'fraction', '加', '2']);
  });

  it('are never longer than the database allows', () => {
    expect(wordsOf('x'.repeat(5000), 'de')).toEqual(['x'.repeat(80)]);
  });
});

it('orders names with numbers by their value', () => {
  const names = ['Aufgabe 10', 'Äpfel', 'Aufgabe 9', 'Zahlen', 'aufgabe 1'];
  expect(names.sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))).toEqual([
    'Äpfel',
    'aufgabe 1',
    'Aufgabe 9',
    'Aufgabe 10',
    'Zahlen',
  ]);
});
