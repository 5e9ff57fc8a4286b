/** The languages of interface and content, the default first. */
export const languages = ['de', 'en', 'fr', 'zh'] as const;

/** A language by its ISO 639-1 code. */
export type Language = (typeof languages)[number];

/** The language of a user who has not chosen one. */
export const defaultLanguage: Language = 'de';

/** Texts by language; a language may be missing. */
export type LocalizedText = Readonly<Partial<Record<Language, string>>>;

/** Whether a text from outside (an address, a store, an answer) names a language. */
export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/** The text in the language asked for, else in the default language, else in any; empty when there is none. */
export function textIn(texts: LocalizedText, language: Language): string {
  return texts[language] ?? texts[defaultLanguage] ?? languages.map((other) => texts[other]).find(Boolean) ?? '';
}

/** Whether decimals are written with a comma. */
export function writesDecimalComma(language: Language): boolean {
  return language === 'de' || language === 'fr';
}

/** Things one after the other in a line of facts: "lines, slope"; Chinese has a comma of its own for that. */
export function enumerated(things: readonly string[], language: Language): string {
  return things.join(language === 'zh' ? '、' : ', ');
}

/** What stands between numbers side by side, as in (1, −2): where the comma is in the numbers, a semicolon. */
export function listSeparator(decimalComma: boolean): ',' | ';' {
  return decimalComma ? ';' : ',';
}
