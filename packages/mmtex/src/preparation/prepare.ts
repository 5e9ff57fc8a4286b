import type { Language } from '@lemma/core/language';
import type { Span } from '@lemma/core/source';
import type { FindingList } from '../findings/index.ts';
import { expandShorthands } from './expand-shorthands.ts';
import { rewrittenTwice, type Rewritten } from './rewriting.ts';
import { modernVerbatim } from './modern-verbatim.ts';
import { noteThrough, type Note } from './note.ts';
import { selectLanguage } from './select-language.ts';

/** Maximum length of a source in UTF-16 units. */
const longestSource = 1_000_000;

/** The text of one language: without comments and other languages, with shorthands expanded. */
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
  const modern = modernVerbatim(source.slice(0, longestSource), list.reportFrom(here));
  const selected = selectLanguage(modern.text, language, list.reportFrom(modern.origin, modern.isKept), (found) => {
    note(noteThrough(modern, found));
  });
  const chosen = rewrittenTwice(modern, selected);
  const expanded = expandShorthands(chosen.text, list.reportFrom(chosen.origin, chosen.isKept), (found) => {
    note(noteThrough(chosen, found));
  });
  return rewrittenTwice(chosen, expanded);
}
