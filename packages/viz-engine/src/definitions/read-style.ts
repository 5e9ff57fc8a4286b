import type { SourceText } from '@lemma/core/source';

/** A style entry: its key and its value, with their spans. */
export interface StyleEntry {
  readonly key: SourceText;
  readonly value: string | number | boolean;
  readonly source: SourceText;
}

const key = /"(\w+)"|'(\w+)'|([A-Za-z]\w*)/;
// An unquoted word is a text as well: `red`, `#0066cc`.
const value = /"([^"]*)"|'([^']*)'|(-?(?:\d+(?:\.\d*)?|\.\d+))(?!\w)|(true|false)(?!\w)|(#?\w+)/;
const entry = new RegExp(`(\\s*)(?:${key.source})(\\s*:\\s*)(?:${value.source})\\s*(?:,|$)`, 'y');

/**
 * Parses an object such as `{strokeWidth: 3, "dash": 2}`: keys with or without quotes, values that are numbers, truth
 * values or texts. Undefined if it is not an object. Nothing is evaluated.
 */
export function readStyle({ text, span }: SourceText): readonly StyleEntry[] | undefined {
  const [, before = '', content] = /^(\s*\{)([\s\S]*)\}\s*$/.exec(text) ?? [];
  if (content === undefined) return undefined;
  const entries: StyleEntry[] = [];
  const place = (from: number, length: number): SourceText => {
    const start = before.length + from;
    const at = span.from + start;
    return { text: text.slice(start, start + length), span: { from: at, to: at + length } };
  };
  entry.lastIndex = 0;
  while (content.slice(entry.lastIndex).trim() !== '') {
    const from = entry.lastIndex;
    const match = entry.exec(content);
    if (match === null) return undefined;
    const [whole, blank = '', doubleQuoted, singleQuoted, bare, colon = '', text1, text2, digits, truth, word] = match;
    const words = text1 ?? text2 ?? word;
    const name = doubleQuoted ?? singleQuoted ?? bare ?? '';
    const keyLength = name.length + (bare === undefined ? 2 : 0);
    const behind = blank.length + keyLength + colon.length;
    entries.push({
      key: place(from + blank.length, keyLength),
      value: words ?? (digits === undefined ? truth === 'true' : Number(digits)),
      source: place(from + behind, whole.slice(behind).replace(/\s*,?$/, '').length),
    });
  }
  return entries;
}

/** The name of a key, without its quotes. */
export function keyName({ key }: StyleEntry): string {
  return key.text.replaceAll(/["']/g, '');
}

/** What an invalid object was probably meant to be: without its brackets, or with `=` and `;` for `:` and `,`. */
export function meantStyle(source: SourceText): string | undefined {
  const inner = source.text.trim().replace(/^\{([\s\S]*)\}$/, '$1');
  const text = `{${inner
    .replaceAll(/\s*[=:]\s*/g, ': ')
    .replaceAll(/\s*[;,]\s*/g, ', ')
    .trim()}}`;
  const entries = readStyle({ text, span: source.span });
  return entries !== undefined && entries.length > 0 ? text : undefined;
}
