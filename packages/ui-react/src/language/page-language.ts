import type { Language } from '@lemma/core/language';
import { createContext, use } from 'react';
import { useLanguageInUse } from './use-texts.ts';

/** The language of the surrounding document; undefined outside documents. */
export const PageLanguageContext = createContext<Language | undefined>(undefined);

/** The language of the content, which determines the number format. Outside documents, that of the interface. */
export function usePageLanguage(): Language {
  const { language } = useLanguageInUse();
  return use(PageLanguageContext) ?? language;
}
