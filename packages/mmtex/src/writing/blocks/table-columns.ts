import { alignments } from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import type { WrittenPage } from '../page.ts';

/** The columns of a table as attributes: their alignments, and the rules between them. */
interface Columns {
  readonly align: string | undefined;
  readonly lines: string | undefined;
}

/** Maximum repetition in a column specification. */
const mostRepeated = 100;

const repeated = /\*\s?\{\s?(\d{1,3})\s?\}\s?\{([^{}]{0,100})\}/g;
const aside = /[@!><]\s?\{[^{}]{0,100}\}/g;
const paragraph = /[pmb]\s?\{[^{}]{0,100}\}/g;

/**
 * The columns of `l|c|r`: alignment letters and rules. `p{3cm}` is justified, `*{3}{c}` is `ccc`; LaTeX's intercolumn
 * material (`@{}`) is dropped. Any other letter is reported.
 */
export function columnsOf(argument: SourceText | undefined, page: WrittenPage): Columns {
  if (argument === undefined) return { align: undefined, lines: undefined };
  // Blanks replace what is dropped, so that all other offsets stay the same.
  const blanked = argument.text.replace(aside, blanks).replace(paragraph, (found) => `j${blanks(found.slice(1))}`);
  reportOthers({ ...argument, text: blanked.replace(repeated, (found) => blanks(found)) }, '|', alignments, page);
  const letters = blanked.replace(repeated, (_, times: string, inner: string) =>
    inner.repeat(Math.min(Number(times), mostRepeated)),
  );
  let align = '';
  const lines = new Set<number>();
  for (const letter of letters) {
    if (letter === '|') lines.add(align.length);
    else align += alignments.find((known) => known === letter) ?? '';
  }
  return { align: align || undefined, lines: [...lines].join(' ') || undefined };
}

/** Letters from a given set, one per column; others are reported and dropped. */
export function lettersIn(
  argument: SourceText | undefined,
  known: readonly string[],
  page: WrittenPage,
): string | undefined {
  if (argument === undefined) return undefined;
  reportOthers(argument, '', known, page);
  return (
    Array.from(argument.text)
      .filter((letter) => known.includes(letter))
      .join('') || undefined
  );
}

function reportOthers({ text, span }: SourceText, besides: string, known: readonly string[], page: WrittenPage): void {
  for (const { 0: letter, index: at } of text.matchAll(/./gsu)) {
    if (letter.trim() === '' || besides.includes(letter) || known.includes(letter)) continue;
    const from = span.from + at;
    page.report('unknown-option', { from, to: from + letter.length }, { option: letter, known: known.join(', ') });
  }
}

function blanks(text: string): string {
  return ' '.repeat(text.length);
}
