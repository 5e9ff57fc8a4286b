import type { SourceText, Span } from '@lemma/core/source';

/** Environments with verbatim content: nothing in it is a command, a comment or a bracket. */
export const verbatimEnvironments: ReadonlySet<string> = new Set([
  'code',
  'codeoutput',
  'preformatted',
  'verbatim',
  'cindyscript',
  'python',
  'octave',
  'fragment',
  'codesolution',
  'codefunctions',
  'evaluator',
]);

/** Whether the UTF-16 unit is a letter in a command name. */
export function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Whether the UTF-16 unit is a blank, a tab or a line break. */
export function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13 || code === 12;
}

/** The end of the run of letters at `at`. */
export function endOfLetters(text: string, at: number): number {
  let end = at;
  while (end < text.length && isLetter(text.charCodeAt(end))) end += 1;
  return end;
}

/** The end of the run of blanks and line breaks at `at`. */
export function endOfBlanks(text: string, at: number, to = text.length): number {
  let end = at;
  while (end < to && isBlank(text.charCodeAt(end))) end += 1;
  return end;
}

/** Bounded, like every pattern applied to an author's text, so that no source makes it slow. */
const bracedName = /[ \t]{0,20}\{([^{}\\\n]{0,100})\}/y;

/** The name in braces after `\begin` or `\end`, and where its braces end. */
export function environmentName(text: string, at: number): { readonly name: string; readonly to: number } | undefined {
  bracedName.lastIndex = at;
  const match = bracedName.exec(text);
  return match === null ? undefined : { name: (match[1] ?? '').trim(), to: bracedName.lastIndex };
}

/** Finds the start of `\end{name}` of a verbatim environment, or -1; for increasing offsets. */
export function verbatimEnds(text: string): (name: string, at: number) => number {
  const without = new Set<string>();
  return (name, at) => {
    // What was not found once will not be found later: for a thousand open environments the search happens once.
    const end = without.has(name) ? -1 : text.indexOf(`\\end{${name}}`, at);
    if (end === -1) without.add(name);
    return end;
  };
}

/**
 * The text between two equal delimiters on one line after `\verb`, and where the second one ends; undefined if they are
 * missing. `at` is the end of the name.
 */
export function verbText(text: string, at: number): SourceText | undefined {
  const sign = text.charAt(at);
  if (sign === '' || isLetter(text.charCodeAt(at)) || isBlank(text.charCodeAt(at))) return undefined;
  const [line = ''] = text.slice(at + 1, at + longestVerb).split('\n', 1);
  const length = line.indexOf(sign);
  return length === -1 ? undefined : { text: line.slice(0, length), span: { from: at + 1, to: at + 1 + length } };
}

/** Skips the `\verb` whose name ends at `at`, including its argument. */
export function endOfVerb(text: string, at: number): number {
  const verb = verbText(text, at);
  return verb === undefined ? at : verb.span.to + 1;
}

/** The address of `\href` and `\link`, and the options before it. */
const address = /[ \t]{0,20}(?:\[[^\]\n]{0,200}\])?[ \t]{0,20}\{[^{}\n]{0,2000}\}/y;

/**
 * Skips the verbatim argument of a command, in which `%` is not a comment; `at` is the end of its name, and the result
 * for all other commands.
 */
export function endOfTyped(text: string, name: string, at: number): number {
  if (name === 'verb') return endOfVerb(text, at);
  if (name !== 'href' && name !== 'link') return at;
  address.lastIndex = at;
  return address.test(text) ? address.lastIndex : at;
}

/** Longer text is not taken as verbatim: bounds the search for a missing delimiter. */
const longestVerb = 1000;

/** Whether a `%` belongs to a percentage: `[width=50%]`, `\unit{%}`. Everywhere else it starts a comment. */
export function isPercentage(text: string, at: number): boolean {
  const isUnit = /\\unit {0,5}(?:\[[^\]\n]{0,20}\] {0,5})?\{[^{}\n]{0,60}$/.test(text.slice(Math.max(0, at - 100), at));
  if (isUnit && /^[^{}\n]{0,60}\}/.test(text.slice(at + 1, at + 62))) return true;
  const isSize = /(?:width|height) {0,5}= {0,5}\d[\d.]{0,7}$/.test(text.slice(Math.max(0, at - 32), at));
  return isSize && /^ {0,5}[,\]]/.test(text.slice(at + 1, at + 8));
}

/** Whether a blank line starts at this line break. */
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

/** A range of a text, trimmed. */
export function trimmedIn(text: string, { from, to }: Span): SourceText {
  const typed = text.slice(from, to);
  const trimmed = typed.trim();
  const start = from + (trimmed === '' ? 0 : typed.indexOf(trimmed));
  return { text: trimmed, span: { from: start, to: start + trimmed.length } };
}
