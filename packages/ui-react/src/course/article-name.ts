import type { CourseArticle } from '@lemma/core/course';
import { isLanguage, type Language } from '@lemma/core/language';

/** The name of an article in the reader's language, or in the first language it exists in, with that language. */
export function nameIn(
  { path, names }: CourseArticle,
  reader: Language,
): { readonly name: string; readonly language: Language } {
  const language = names[reader] === undefined ? (Object.keys(names).find(isLanguage) ?? reader) : reader;
  return { name: names[language] ?? path, language };
}
