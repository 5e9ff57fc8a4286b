import { endOfLetters, endOfVerb, startsBlankLine } from '../preparation/index.ts';
import type { ClosingOf } from './pairs.ts';

/** Commands that start a new part: anything unclosed before one of them ends there. */
const partBeginnings: ReadonlySet<string> = new Set(
  'item step tab head body section subsection subsubsection end'.split(' '),
);

/** Where something unclosed between two offsets ends: with its paragraph, or before the next part. */
export type EndOfParagraph = (from: number, to: number) => number;

/**
 * The paragraph ends in a text. Many unclosed constructs in one paragraph end together, so their end is only searched
 * for once.
 */
export function paragraphEnds(text: string, closingOf: ClosingOf): EndOfParagraph {
  let last = { from: 0, to: -1, end: -1 };
  return (from, to) => {
    const isSame = to === last.to && last.from <= from && from < last.end;
    if (!isSame) last = { from, to, end: endOfParagraph(text, from, to, closingOf) };
    return last.end;
  };
}

/** Skips paired constructs. */
function endOfParagraph(text: string, from: number, to: number, closingOf: ClosingOf): number {
  for (let at = from; at < to;) {
    switch (text.charCodeAt(at)) {
      case 10:
        if (startsBlankLine(text, at)) return at;
        break;
      case 92: {
        const end = endOfLetters(text, at + 1);
        if (at > from && partBeginnings.has(text.slice(at + 1, end))) return at;
        at = Math.max(end, at + 2, closingOf(at));
        continue;
      }
      case 123:
        at = Math.max(at, closingOf(at));
        break;
    }
    at += 1;
  }
  return to;
}

/** Where an unclosed definition ends: with its line. */
export function endOfLine(text: string, from: number, to: number): number {
  const length = text.slice(from, to).indexOf('\n');
  return length === -1 ? to : from + length;
}

/** Maximum length of an optional argument: bounds the search for a missing bracket. */
export const longestOption = 2000;

function endOfVerbAt(text: string, at: number): number {
  const end = endOfLetters(text, at + 1);
  return text.slice(at + 1, end) === 'verb' ? endOfVerb(text, end) : at;
}

/**
 * The offset of the `]` of an option that begins at `from`; -1 if there is none. Braces and formulas protect brackets,
 * and in an expression brackets are matched: `NOT [a = b]`.
 */
export function endOfOption(
  text: string,
  from: number,
  to: number,
  closingOf: ClosingOf,
  isExpression = false,
): number {
  const end = Math.min(to, from + longestOption);
  if (!text.slice(from, end).includes(']')) return -1;
  let open = 0;
  for (let at = from; at < end; at += 1) {
    switch (text.charCodeAt(at)) {
      case 91:
        if (isExpression) open += 1;
        break;
      case 93:
        if (open === 0) return at;
        open -= 1;
        break;
      case 92:
        if (text.startsWith('begin', at + 1) || text.startsWith('end', at + 1)) return -1;
        at = Math.max(at + 1, closingOf(at) + 1, endOfVerbAt(text, at) - 1);
        break;
      case 123:
      case 36:
        at = Math.max(at, closingOf(at));
        break;
      case 10:
        if (startsBlankLine(text, at)) return -1;
        break;
    }
  }
  return -1;
}
