import type { Language } from '@lemma/core/language';

/** Each language in its own words: who cannot read the page still finds theirs. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  zh: '中文',
};
