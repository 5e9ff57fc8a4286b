import type { CourseArticle } from '@lemma/core/course';
import { languageOfText, type Language } from '@lemma/core/language';

/** The name of an article in the reader's language, or in the one that replaces it, with that language. */
export function nameIn(
  { path, names }: CourseArticle,
  reader: Language,
): { readonly name: string; readonly language: Language } {
  const language = languageOfText(names, reader) ?? reader;
  return { name: names[language] ?? path, language };
}
