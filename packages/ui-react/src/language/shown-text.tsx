import { languageOfText, textIn, type Language, type LocalizedText } from '@lemma/core/language';

interface ShownTextProps {
  readonly texts: LocalizedText;
  readonly reader: Language;
}

/** A text for a reader, marked with the language that it is in: another one if there is none in the reader's (WCAG 3.1.2). */
export function ShownText({ texts, reader }: ShownTextProps) {
  return <span lang={languageOfText(texts, reader)}>{textIn(texts, reader)}</span>;
}
