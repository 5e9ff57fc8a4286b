import { languages, type Language } from '../language/index.ts';
import type { OwnDocument } from './ports.ts';

/** The languages that a document is written in. */
export function languagesOf({ names }: OwnDocument): readonly Language[] {
  return languages.filter((each) => names[each] !== undefined);
}

/** The language in which a document is shown to somebody: his own if it is written in it. */
export function languageOf(document: OwnDocument, wanted: Language): Language {
  const written = languagesOf(document);
  return written.includes(wanted) ? wanted : (written[0] ?? wanted);
}
