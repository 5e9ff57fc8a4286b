import type { Language } from '@lemma/core/language';
import { findingWriter, positionAt, visible, type Finding } from '@lemma/core/source';
import texts from '../../../../packages/ui-react/src/language/texts/en/failure.json';

/** What is wrong with a source, in words for its author. */
export const wordsOf = findingWriter(texts);

/**
 * The errors in a file, one line for each in the format of editors, listing all of its languages: `path.tex:line:column
 * (de, en) code: message`.
 */
export function errorsInWords(
  path: string,
  tex: string,
  findings: ReadonlyMap<Language, readonly Finding[]>,
): readonly string[] {
  const languagesOf = new Map<string, Language[]>();
  const lines = new Map<string, (languages: string) => string>();
  for (const [language, found] of findings) {
    for (const finding of found.filter(({ severity }) => severity === 'error')) {
      const { line, column } = positionAt(tex, finding.span.from);
      const message = `${finding.code}: ${wordsOf(finding)}`;
      const key = `${line}:${column} ${message}`;
      languagesOf.set(key, [...(languagesOf.get(key) ?? []), language]);
      lines.set(key, (languages) => visible(`${path}.tex:${line}:${column} (${languages}) ${message}`));
    }
  }
  return [...lines].map(([key, line]) => line((languagesOf.get(key) ?? []).join(', ')));
}
