import type { Span } from '@lemma/core/source';

const letters: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', s: 'ß', A: 'Ä', O: 'Ö', U: 'Ü' };

/** A shorthand of babel in a text, and what it stands for. */
interface Shorthand {
  readonly span: Span;
  readonly letter: string;
  /** Whether it could not be anything else. */
  readonly isClear: boolean;
}

/**
 * Babel's shorthands for umlauts and ß: `f"ur`, `"Uber`. Inside a word one is unambiguous; at the start of a word, unless
 * a `"` follows that could close a quotation.
 */
export function umlautsIn(text: string): readonly Shorthand[] {
  return [...text.matchAll(/"([aousAOU])/g)].flatMap(({ index, 1: written = '' }) => {
    const isInside = isLetter(text.slice(Math.max(0, index - 2), index));
    const isOpening = !isInside && /(?:^|[\s([])$/.test(text.slice(Math.max(0, index - 1), index));
    const isQuotation = isOpening && /"(?![aousAOU]\p{L})/u.test(text.slice(index + 2));
    const isEnd = isInside && mayEndQuotation(text, index) && written === 's';
    const letter = letters[written];
    if (letter === undefined || (!isInside && !isOpening) || isQuotation) return [];
    return [{ span: { from: index, to: index + 2 }, letter, isClear: !isEnd }];
  });
}

/** Babel's shorthands that are not letters: quotation marks, hyphens and breaks. */
const signs: Readonly<Record<string, string>> = {
  '`': '\u201e',
  "'": '\u201c',
  '<': '\u00ab',
  '>': '\u00bb',
  '-': '\u00ad',
  '=': '-',
  '~': '\u2011',
  '|': '\u200c',
  '"': '\u200b',
  '/': '/\u200b',
};

const quotations = "`'<>";

/** The text with its shorthands replaced, where unambiguous. */
export function withShorthands(text: string): string {
  const found = [...umlautsIn(text).filter(({ isClear }) => isClear), ...signsIn(text), ...oldHyphensIn(text)];
  return found
    .sort((left, right) => right.span.from - left.span.from)
    .reduce((whole, { span, letter }) => whole.slice(0, span.from) + letter + whole.slice(span.to), text);
}

/** `"-` and the like are none where the `"` may close a quotation, as in `"so"-called`. */
function signsIn(text: string): readonly Shorthand[] {
  return [...text.matchAll(/"([`'<>\-=~|"/])/g)].flatMap(({ index, 1: written = '' }) => {
    const letter = signs[written];
    if (letter === undefined || (!quotations.includes(written) && mayEndQuotation(text, index))) return [];
    return [{ span: { from: index, to: index + 2 }, letter, isClear: true }];
  });
}

/** `Dru"cker` and `Schi"ffahrt` mark hyphenations of the old spelling, which browsers do not make. */
function oldHyphensIn(text: string): readonly Shorthand[] {
  return [...text.matchAll(/(?<=\p{L})"(ck|ff|ll|mm|nn|pp|rr|tt)(?=\p{L})/gu)]
    .filter(({ index }) => !mayEndQuotation(text, index))
    .map(({ index, 1: letter = '' }) => ({ span: { from: index, to: index + 3 }, letter, isClear: true }));
}

function isLetter(before: string): boolean {
  return /\p{L}$/u.test(before);
}

/** Whether a `"` before the place opened a quotation that is still open; only the sentence before it is looked at. */
function mayEndQuotation(text: string, index: number): boolean {
  return /(?:^|[\s([])"\p{L}[^"]*$/u.test(text.slice(Math.max(0, index - 300), index));
}
