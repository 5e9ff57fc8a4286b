import type { Span } from '@lemma/core/source';

const letters: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', s: 'ß', A: 'Ä', O: 'Ö', U: 'Ü' };

/** A `"` before a letter in a text, and whether it is unambiguously an umlaut or ß. */
interface Shorthand {
  readonly span: Span;
  readonly letter: string;
  readonly isClear: boolean;
}

/**
 * Babel's shorthands in a text: `f"ur`, `"Uber`. Inside a word it is unambiguous; at the start of a word, unless a `"`
 * follows that could close a quotation.
 */
export function umlautsIn(text: string): readonly Shorthand[] {
  return [...text.matchAll(/"([aousAOU])/g)].flatMap(({ index, 1: written = '' }) => {
    const isInside = /\p{L}$/u.test(text.slice(Math.max(0, index - 2), index));
    const isOpening = !isInside && /(?:^|[\s([])$/.test(text.slice(Math.max(0, index - 1), index));
    const isQuotation = isOpening && /"(?![aousAOU]\p{L})/u.test(text.slice(index + 2));
    const isEnd = isInside && /(?:^|[\s([])"\p{L}[^"]*$/u.test(text.slice(0, index)) && written === 's';
    const letter = letters[written];
    if (letter === undefined || (!isInside && !isOpening) || isQuotation) return [];
    return [{ span: { from: index, to: index + 2 }, letter, isClear: !isEnd }];
  });
}

/** The text with its umlauts, where unambiguous. */
export function withUmlauts(text: string): string {
  return umlautsIn(text).reduceRight(
    (whole, { span, letter, isClear }) => (isClear ? whole.slice(0, span.from) + letter + whole.slice(span.to) : whole),
    text,
  );
}
