import { endOfBlanks, endOfLetters, isLetter } from './scan.ts';

/** What `\newcommand{\name}[parameters]{body}` defines. */
export interface Shorthand {
  readonly parameters: number;
  readonly body: string;
}

/** A definition read from a text, and where it ends. */
export interface ShorthandDefinition extends Shorthand {
  readonly name: string;
  readonly to: number;
}

const head =
  /\s{0,20}\*?\s{0,20}(?:\{\s{0,20}\\([a-zA-Z]{1,100})\s{0,20}\}|\\([a-zA-Z]{1,100}))\s{0,20}(?:\[ {0,9}([0-9]) {0,9}\]\s{0,20})?\{/y;

/** Reads what follows `\newcommand`; undefined when it is not a definition. */
export function readDefinition(text: string, at: number): ShorthandDefinition | undefined {
  head.lastIndex = at;
  const match = head.exec(text);
  if (match === null) return undefined;
  const from = head.lastIndex;
  const close = closingBrace(text, from);
  if (close === -1) return undefined;
  const name = match[1] ?? match[2] ?? '';
  return { name, parameters: Number(match[3] ?? 0), body: text.slice(from, close), to: close + 1 };
}

/** The arguments of a call, each in braces or one character, and where they end; undefined when there are too few. */
export function readCallArguments(
  text: string,
  at: number,
  count: number,
): { readonly texts: readonly string[]; readonly to: number } | undefined {
  const texts: string[] = [];
  let to = at;
  while (texts.length < count) {
    const from = endOfBlanks(text, to);
    if (from >= text.length || text[from] === '}') return undefined;
    if (text[from] === '{') {
      const close = closingBrace(text, from + 1);
      if (close === -1) return undefined;
      texts.push(text.slice(from + 1, close));
      to = close + 1;
    } else {
      to = text[from] === '\\' ? Math.max(endOfLetters(text, from + 1), from + 2) : from + 1;
      texts.push(text.slice(from, to));
    }
  }
  return { texts, to };
}

/** The body with its parameters `#1` … replaced. */
export function substitute(body: string, texts: readonly string[]): string {
  if (texts.length === 0) return body;
  const parts = body.split(/#([1-9])/);
  return parts.reduce((text, part, index) => {
    const piece = index % 2 === 0 ? part : (texts[Number(part) - 1] ?? '');
    return text + separator(text, piece) + piece;
  }, '');
}

/** What keeps two pieces of source apart: a blank where a command's name would run into a letter. */
export function separator(left: string, right: string): '' | ' ' {
  const runsOn = right !== '' && isLetter(right.charCodeAt(0)) && /\\[a-zA-Z]+$/.test(left.slice(-50));
  return runsOn ? ' ' : '';
}

/** No argument of a shorthand is longer: it keeps the search for a missing bracket short. */
const longestArgument = 10_000;

function closingBrace(text: string, from: number): number {
  let depth = 0;
  const end = Math.min(text.length, from + longestArgument);
  for (let at = from; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 123) depth += 1;
    else if (code === 125) {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return -1;
}
