import type { SourceText, Span } from '@lemma/core/source';

/** Environments whose content is as typed: nothing in it is a command, a comment or a bracket. */
export const verbatimEnvironments: ReadonlySet<string> = new Set([
  'code',
  'codeoutput',
  'preformatted',
  'verbatim',
  'cindyscript',
  'python',
  'octave',
]);

/** Whether the UTF-16 unit is a letter of a command's name. */
export function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Whether the UTF-16 unit is a blank, a tab or a line break. */
export function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13 || code === 12;
}

/** The end of the letters that start at `at`. */
export function endOfLetters(text: string, at: number): number {
  let end = at;
  while (end < text.length && isLetter(text.charCodeAt(end))) end += 1;
  return end;
}

/** The end of the blanks and line breaks that start at `at`. */
export function endOfBlanks(text: string, at: number, to = text.length): number {
  let end = at;
  while (end < to && isBlank(text.charCodeAt(end))) end += 1;
  return end;
}

/** Bounded, as every pattern that meets an author's text: no source makes it slow. */
const bracedName = /[ \t]{0,20}\{([^{}\\\n]{0,100})\}/y;

/** The name in braces after `\begin` or `\end`, and where its braces end. */
export function environmentName(text: string, at: number): { readonly name: string; readonly to: number } | undefined {
  bracedName.lastIndex = at;
  const match = bracedName.exec(text);
  return match === null ? undefined : { name: (match[1] ?? '').trim(), to: bracedName.lastIndex };
}

/** Finds where `\end{name}` of a verbatim environment begins, or -1; for places from left to right. */
export function verbatimEnds(text: string): (name: string, at: number) => number {
  const without = new Set<string>();
  return (name, at) => {
    // What was not found once is not there later on: a thousand open environments are searched for once.
    const end = without.has(name) ? -1 : text.indexOf(`\\end{${name}}`, at);
    if (end === -1) without.add(name);
    return end;
  };
}

/**
 * What stands between two equal signs on one line after `\verb`, and where the second one ends; undefined without them.
 * `at` is the end of the name.
 */
export function verbText(text: string, at: number): SourceText | undefined {
  const sign = text.charAt(at);
  if (sign === '' || isLetter(text.charCodeAt(at)) || isBlank(text.charCodeAt(at))) return undefined;
  const [line = ''] = text.slice(at + 1, at + longestVerb).split('\n', 1);
  const length = line.indexOf(sign);
  return length === -1 ? undefined : { text: line.slice(0, length), span: { from: at + 1, to: at + 1 + length } };
}

/** Past the `\verb` whose name ends at `at`, with what it holds. */
export function endOfVerb(text: string, at: number): number {
  const verb = verbText(text, at);
  return verb === undefined ? at : verb.span.to + 1;
}

/** The address of `\href` and `\link`, and the settings before it. */
const address = /[ \t]{0,20}(?:\[[^\]\n]{0,200}\])?[ \t]{0,20}\{[^{}\n]{0,2000}\}/y;

/** Past what a command holds as typed, in which a `%` is no comment; `at` is the end of its name, and the answer for all others. */
export function endOfTyped(text: string, name: string, at: number): number {
  if (name === 'verb') return endOfVerb(text, at);
  if (name !== 'href' && name !== 'link') return at;
  address.lastIndex = at;
  return address.test(text) ? address.lastIndex : at;
}

/** Nothing longer is taken for words as typed: it keeps the search for a missing sign short. */
const longestVerb = 1000;

/** Whether a `%` ends the percentage of a size: `[width=50%]`. Everywhere else it begins a comment. */
export function isPercentage(text: string, at: number): boolean {
  const isSize = /(?:width|height) {0,5}= {0,5}\d[\d.]{0,7}$/.test(text.slice(Math.max(0, at - 32), at));
  return isSize && /^ {0,5}[,\]]/.test(text.slice(at + 1, at + 8));
}

/** Whether a blank line begins at this line break. */
export function startsBlankLine(text: string, lineBreak: number): boolean {
  let at = lineBreak + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 10) return true;
    if (!isBlank(code)) return false;
    at += 1;
  }
  return false;
}

/** A stretch of a text without the blanks around it. */
export function trimmedIn(text: string, { from, to }: Span): SourceText {
  const typed = text.slice(from, to);
  const trimmed = typed.trim();
  const start = from + (trimmed === '' ? 0 : typed.indexOf(trimmed));
  return { text: trimmed, span: { from: start, to: start + trimmed.length } };
}
