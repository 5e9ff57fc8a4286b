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

/** The text in the requested language, otherwise in the default language, otherwise in any; empty if there is none. */
export function textIn(texts: LocalizedText, language: Language): string {
  return texts[language] ?? texts[defaultLanguage] ?? languages.map((other) => texts[other]).find(Boolean) ?? '';
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
