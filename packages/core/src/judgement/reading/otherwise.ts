import type { Language } from '../../language/index.ts';

/** The condition of the last piece of a function by cases, in words. */
export const otherwise: Readonly<Record<Language, string>> = {
  de: 'sonst',
  en: 'otherwise',
  fr: 'sinon',
  zh: '否则',
};
