/** Languages of code that learners write. */
export const codeLanguages = ['python', 'octave'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** The language of code questions of a type; undefined for other types. */
export function codeLanguageOf(type: string): CodeLanguage | undefined {
  return codeLanguages.find((language) => language === type);
}
