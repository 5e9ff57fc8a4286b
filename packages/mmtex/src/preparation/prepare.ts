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

/**
 * Maximum number of formulas in a source. Signs alone would become a page forty times as long, which nobody writes and
 * everybody waits for.
 */
const mostFormulas = 20_000;

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
  const all = rewrittenTwice(chosen, expanded);
  const end = endOfFormulas(all.text);
  if (end === undefined) return all;
  const left = { length: all.text.length, limit: end };
  list.reportFrom(all.origin, all.isKept)('too-long', { from: end, to: all.text.length }, left);
  return { ...all, text: all.text.slice(0, end) };
}

/** Where the formulas of a text become too many; undefined if they do not. */
function endOfFormulas(text: string): number | undefined {
  // Each of two signs is one end of a formula.
  let ends = 0;
  for (const { 0: sign, index } of text.matchAll(/\\\$|\$|\\[([]/g)) {
    if (sign === '\\$') continue;
    ends += sign === '$' ? 1 : 2;
    if (ends > 2 * mostFormulas) return index;
  }
  return undefined;
}
