import type { Language } from '@lemma/core/language';
import { languageNames } from '../language/index.ts';
import type { SelectOption } from './choice-select.tsx';

/** Languages to choose from, each in its own words. */
export function languageOptions(languages: readonly Language[]): readonly SelectOption<Language>[] {
  return languages.map((language) => ({ value: language, label: languageNames[language], language }));
}
