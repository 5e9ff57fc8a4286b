import type { Language } from '@lemma/core/language';

/** Each language in its own words, so that those who cannot read the page still find theirs. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  zh: '中文',
};

/** The offer to read in a language, in that language: its texts need not be loaded yet. */
export const languageOffers: Readonly<
  Record<Language, { readonly text: string; readonly accept: string; readonly decline: string }>
> = {
  de: { text: 'Diese Seite gibt es auch auf Deutsch.', accept: 'Auf Deutsch lesen', decline: 'Nein danke' },
  en: { text: 'This page is also available in English.', accept: 'Read in English', decline: 'No, thanks' },
  fr: { text: 'Cette page existe aussi en français.', accept: 'Lire en français', decline: 'Non merci' },
  zh: { text: '本页也有中文版。', accept: '阅读中文版', decline: '不用了' },
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
