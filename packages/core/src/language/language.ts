/** The languages of interface and content, the default first. */
export const languages = ['de', 'en', 'fr', 'zh'] as const;

/** A language by its ISO 639-1 code. */
export type Language = (typeof languages)[number];

/** The language of users who have not chosen one. */
export const defaultLanguage: Language = 'de';

/** Texts by language; a language may be missing. */
export type LocalizedText = Readonly<Partial<Record<Language, string>>>;

/** Whether an external text (an address, a store, a response) names a language. */
export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/**
 * The languages in which something is shown to a reader who may not find it in his own, the best first: English, which
 * most readers of another language know, then the others. The only such order: what has a text in several languages
 * falls back alike on every screen and in every answer of the platform.
 */
function readingOrder(reader: Language): readonly Language[] {
  return [...new Set<Language>([reader, 'en', ...languages])];
}

/** The language in which a reader is shown something that exists in some; undefined if it exists in none. */
export function languageFor(reader: Language, available: readonly Language[]): Language | undefined {
  return readingOrder(reader).find((language) => available.includes(language));
}

/** The languages that have a text which is more than blank. */
function writtenIn(texts: LocalizedText): readonly Language[] {
  return languages.filter((language) => (texts[language] ?? '').trim() !== '');
}

/** The language of the text that a reader is shown; undefined if there is none. */
export function languageOfText(texts: LocalizedText, reader: Language): Language | undefined {
  return languageFor(reader, writtenIn(texts));
}

/** The text for a reader: in his language, or in the one that replaces it; empty if there is none. */
export function textIn(texts: LocalizedText, reader: Language): string {
  const language = languageOfText(texts, reader);
  return (language && texts[language]) ?? '';
}

/** Whether a language uses a decimal comma. */
export function writesDecimalComma(language: Language): boolean {
  return language === 'de' || language === 'fr';
}

/** An enumeration in a line of facts: "lines, slope"; Chinese has its own enumeration comma. */
export function enumerated(things: readonly string[], language: Language): string {
  return things.join(language === 'zh' ? '、' : ', ');
}

/** The separator between adjacent numbers, as in (1, −2): a semicolon if numbers contain a comma. */
export function listSeparator(decimalComma: boolean): ',' | ';' {
  return decimalComma ? ';' : ',';
}

/** A share from 0 to 1 in percent, as the language writes it; only the whole is 100 %, and only nothing is 0 %. */
export function percentIn(language: Language, share: number): string {
  const percent = Math.round(share * 100);
  const shown = share >= 1 ? 100 : share <= 0 ? 0 : Math.min(99, Math.max(1, percent));
  return new Intl.NumberFormat(language, { style: 'percent' }).format(shown / 100);
}
