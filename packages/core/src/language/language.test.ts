import { expect, it } from 'vitest';
import { enumerated, languageFor, languages, textIn, type Language, type LocalizedText } from './index.ts';

it('puts things one after the other as the language does', () => {
  expect(enumerated(['lines', 'slope'], 'en')).toBe('lines, slope');
  expect(enumerated(['直线', '斜率'], 'zh')).toBe('直线、斜率');
  expect(enumerated([], 'de')).toBe('');
});

/** In which of its languages a text is shown, by reader: his own, English, German, French, Chinese. */
it.each<readonly [Language, LocalizedText, string]>([
  ['fr', { de: 'Brüche', en: 'Fractions', zh: '分数' }, 'Fractions'],
  ['fr', { de: 'Brüche', zh: '分数' }, 'Brüche'],
  ['fr', { zh: '分数' }, '分数'],
  ['zh', { de: 'Brüche', en: 'Fractions', fr: 'Les fractions' }, 'Fractions'],
  ['zh', { de: 'Brüche', fr: 'Les fractions' }, 'Brüche'],
  ['de', { en: 'Fractions', fr: 'Les fractions' }, 'Fractions'],
  ['de', { fr: 'Les fractions', zh: '分数' }, 'Les fractions'],
  ['en', { de: 'Brüche', fr: 'Les fractions' }, 'Brüche'],
  ['en', { en: '  ', de: 'Brüche' }, 'Brüche'],
  ['en', {}, ''],
])('shows a reader of %s of %j the text %s', (reader, texts, shown) => {
  expect(textIn(texts, reader)).toBe(shown);
});

it('shows every reader his own language where it exists, and one of the others where it does not', () => {
  for (const reader of languages) {
    expect(languageFor(reader, languages)).toBe(reader);
    expect(languageFor(reader, [])).toBeUndefined();
    for (const only of languages) expect(languageFor(reader, [only])).toBe(only);
  }
});
