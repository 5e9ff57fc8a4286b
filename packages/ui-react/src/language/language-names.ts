import type { Language } from '@lemma/core/language';

/** Each language in its own words, so that those who cannot read the page still find theirs. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  zh: '中文',
};

/** The name of a language for a reader, as used within a sentence: `allemand` for German in French. */
export function languageName(named: Language, reader: Language): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(named) ?? languageNames[named];
}

/** The name of a language for a reader, as used in a list: `Allemand` for German in French. */
export function languageTitle(named: Language, reader: Language): string {
  const name = languageName(named, reader);
  return name.slice(0, 1).toLocaleUpperCase(reader) + name.slice(1);
}
