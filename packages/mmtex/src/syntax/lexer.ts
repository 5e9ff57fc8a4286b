import { endOfLetters, startsBlankLine, endOfBlanks } from '../preparation/index.ts';

type TokenKind = 'text' | 'paragraphBreak' | 'command' | 'open' | 'close' | 'dollar' | 'cell' | 'end';

/** A lexical unit: `\name`, a run of text, a bracket … */
export interface Token {
  readonly kind: TokenKind;
  readonly from: number;
  readonly to: number;
}

/** The token at `at`, in a text that ends at `end`. */
export function readToken(text: string, at: number, end: number): Token {
  if (at >= end) return { kind: 'end', from: at, to: at };
  const kind = kindOf(text.charCodeAt(at));
  switch (kind) {
    case 'command':
      return { kind, from: at, to: Math.min(end, endOfCommandName(text, at)) };
    case 'dollar':
      return { kind, from: at, to: Math.min(end, text.charCodeAt(at + 1) === 36 ? at + 2 : at + 1) };
    case 'open':
    case 'close':
    case 'cell':
      return { kind, from: at, to: at + 1 };
    case 'text':
      return readText(text, at, end);
  }
}

function kindOf(code: number): 'command' | 'dollar' | 'open' | 'close' | 'cell' | 'text' {
  switch (code) {
    case 92:
      return 'command';
    case 36:
      return 'dollar';
    case 123:
      return 'open';
    case 125:
      return 'close';
    case 38:
      return 'cell';
    default:
      return 'text';
  }
}

/** Letters, or one other character. */
function endOfCommandName(text: string, at: number): number {
  const end = endOfLetters(text, at + 1);
  if (end > at + 1) return end;
  return at + 1 + String.fromCodePoint(text.codePointAt(at + 1) ?? 32).length;
}

function readText(text: string, at: number, end: number): Token {
  let to = at;
  while (to < end) {
    const code = text.charCodeAt(to);
    if (code === 10 && startsBlankLine(text, to)) {
      if (to > at) break;
      return { kind: 'paragraphBreak', from: at, to: Math.max(at + 1, endOfBlanks(text, at, end)) };
    }
    if (to > at && kindOf(code) !== 'text') break;
    to += 1;
  }
  return { kind: 'text', from: at, to };
}
