import { endOfBlanks, endOfLetters, isLetter } from './scan.ts';

/** The definition of `\newcommand{\name}[parameters]{body}`. */
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

/** Reads what follows `\newcommand`; undefined if it is not a definition. */
export function readDefinition(text: string, at: number, closingOf: ClosingBraceOf): ShorthandDefinition | undefined {
  head.lastIndex = at;
  const match = head.exec(text);
  if (match === null) return undefined;
  const from = head.lastIndex;
  const close = endOfArgument(from, closingOf);
  if (close === undefined) return undefined;
  const name = match[1] ?? match[2] ?? '';
  return { name, parameters: Number(match[3] ?? 0), body: text.slice(from, close), to: close + 1 };
}

/**
 * The arguments of a call, each in braces or a single character, and where they end; undefined if there are too few.
 */
export function readCallArguments(
  text: string,
  at: number,
  count: number,
  closingOf: ClosingBraceOf,
): { readonly texts: readonly string[]; readonly to: number } | undefined {
  const texts: string[] = [];
  let to = at;
  while (texts.length < count) {
    const from = endOfBlanks(text, to);
    if (from >= text.length || text[from] === '}') return undefined;
    if (text[from] === '{') {
      const close = endOfArgument(from + 1, closingOf);
      if (close === undefined) return undefined;
      texts.push(text.slice(from + 1, close));
      to = close + 1;
    } else {
      to = text[from] === '\\' ? Math.max(endOfLetters(text, from + 1), from + 2) : from + 1;
      texts.push(text.slice(from, to));
    }
  }
  return { texts, to };
}

/** The body with its parameters `#1` … replaced; stops once the result exceeds `longest`. */
export function substitute(body: string, texts: readonly string[], longest: number): string {
  if (texts.length === 0) return body;
  const joined = new JoinedSource();
  for (const [index, part] of body.split(/#([1-9])/).entries()) {
    joined.add(index % 2 === 0 ? part : (texts[Number(part) - 1] ?? ''));
    if (joined.length > longest) break;
  }
  return joined.text();
}

/** Source fragments joined from left to right without letting command names run into the next one. */
export class JoinedSource {
  readonly #pieces: string[] = [];
  length = 0;
  /** The end of what has been added so far, which may be a command name. */
  #end = '';

  add(piece: string): void {
    const added = separator(this.#end, piece) + piece;
    this.#pieces.push(added);
    this.length += added.length;
    this.#end = (this.#end + added.slice(-longestName)).slice(-longestName);
  }

  text(): string {
    return this.#pieces.join('');
  }
}

const longestName = 50;

/** The separator between two source fragments: a blank if a command name would run into a letter. */
export function separator(left: string, right: string): '' | ' ' {
  const runsOn = right !== '' && isLetter(right.charCodeAt(0)) && /\\[a-zA-Z]+$/.test(left.slice(-longestName));
  return runsOn ? ' ' : '';
}

/** Maximum length of a shorthand's argument: keeps a missing bracket from swallowing the rest. */
const longestArgument = 10_000;

function endOfArgument(from: number, closingOf: ClosingBraceOf): number | undefined {
  const close = closingOf(from - 1);
  return close === undefined || close >= from + longestArgument ? undefined : close;
}

/** Where the opening brace at an offset is closed; undefined if it is not. */
export type ClosingBraceOf = (at: number) => number | undefined;

/** The brace pairs of a text, found in a single pass on first use. */
export function closingBraces(text: string): ClosingBraceOf {
  let pairs: ReadonlyMap<number, number> | undefined;
  return (at) => (pairs ??= pairsOfBraces(text)).get(at);
}

function pairsOfBraces(text: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 123) open.push(at);
    else if (code === 125) {
      const last = open.pop();
      if (last !== undefined) pairs.set(last, at);
    }
  }
  return pairs;
}
