import type { Language } from '@lemma/core/language';
import { createContext } from 'react';

/** The language of the page around, in which its files are asked for. */
export const PageLanguageContext = createContext<Language>('de');
