import type { Language } from '@lemma/core/language';
import type { Span } from '@lemma/core/source';
import type { FindingList } from '../findings/index.ts';
import { expandShorthands } from './expand-shorthands.ts';
import { rewrittenTwice, type Rewritten } from './rewriting.ts';
import type { Note } from './note.ts';
import { selectLanguage } from './select-language.ts';

/** UTF-16 units of source that are converted; a document of this size is no document any more. */
const longestSource = 1_000_000;

/** The text of one language: without comments and other languages, shorthands expanded. */
export function prepare(
  source: string,
  language: Language,
  list: FindingList,
  note: (note: Note) => void = () => undefined,
): Rewritten {
  const here = (span: Span) => span;
  if (source.length > longestSource) {
    const span = { from: longestSource, to: source.length };
    list.reportFrom(here)('too-long', span, { length: source.length, limit: longestSource });
  }
  const selected = selectLanguage(source.slice(0, longestSource), language, list.reportFrom(here), note);
  const expanded = expandShorthands(selected.text, list.reportFrom(selected.origin, selected.isKept), (found) => {
    note({ ...found, nameSpan: selected.origin(found.nameSpan), span: selected.origin(found.span) });
  });
  return rewrittenTwice(selected, expanded);
}
