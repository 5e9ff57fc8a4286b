import type { Language } from '@lemma/core/language';
import { createContext, use } from 'react';
import { useLanguageInUse } from './use-texts.ts';

/** The language of the document around; undefined outside of documents. */
export const PageLanguageContext = createContext<Language | undefined>(undefined);

/** The language of what is read here: it decides how numbers are written. Outside of documents that of the interface. */
export function usePageLanguage(): Language {
  const { language } = useLanguageInUse();
  return use(PageLanguageContext) ?? language;
}
