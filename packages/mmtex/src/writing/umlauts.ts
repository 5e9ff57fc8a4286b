import type { Span } from '@lemma/core/source';
import { quotationMarksIn } from './quotation-marks.ts';

const letters: Readonly<Record<string, string>> = {
  a: 'ä',
  o: 'ö',
  u: 'ü',
  e: 'ë',
  i: 'ï',
  s: 'ß',
  z: 'ß',
  A: 'Ä',
  O: 'Ö',
  U: 'Ü',
  E: 'Ë',
  I: 'Ï',
  S: 'SS',
  Z: 'SZ',
};

/** A shorthand of babel in a text, and what it stands for. */
interface Shorthand {
  readonly span: Span;
  readonly letter: string;
}

/** What looks like one of babel's shorthands for a letter (`f"ur`, `"Uber`) in a document that does not load babel. */
export function umlautsIn(text: string): readonly Shorthand[] {
  return lettersIn(text, quotationMarksIn(text, 'anyPair'));
}

function lettersIn(text: string, marks: ReadonlySet<number>): readonly Shorthand[] {
  return [...text.matchAll(/"([aoueiszAOUEISZ])/g)].flatMap(({ index, 1: written = '' }) => {
    const letter = letters[written];
    if (letter === undefined || marks.has(index)) return [];
    return [{ span: { from: index, to: index + 2 }, letter }];
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

/** The text with babel's shorthands replaced. Only a `"` that can be nothing but a quotation mark stays. */
export function withShorthands(text: string): string {
  const marks = quotationMarksIn(text, 'surePairs');
  return text.replace(
    /"(?:(?<=\p{L}")(ck|ff|ll|mm|nn|pp|rr|tt)(?=\p{L})|([aoueiszAOUEISZ])|([`'<>\-=~|"/]))/gu,
    (found, hyphenated: string | undefined, letter: string | undefined, sign: string | undefined, at: number) => {
      if (marks.has(at)) return found;
      // `Dru"cker` and `Schi"ffahrt` mark hyphenations of the old spelling, which browsers do not make.
      if (hyphenated !== undefined) return hyphenated;
      return (letter === undefined ? signs[sign ?? ''] : letters[letter]) ?? found;
    },
  );
}
