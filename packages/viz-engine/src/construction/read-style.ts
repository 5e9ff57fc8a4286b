/** Values of a style by key. */
export type Style = ReadonlyMap<string, string | number | boolean>;

const key = /"(\w+)"|'(\w+)'|([A-Za-z]\w*)/;
const value = /"([^"]*)"|'([^']*)'|(-?\d+(?:\.\d+)?)|(true|false)/;
const entry = new RegExp(`\\s*(?:${key.source})\\s*:\\s*(?:${value.source})\\s*(?:,|$)`, 'y');

/**
 * Reads the text of an object such as `{strokeWidth: 3, "dash": 2}`: keys with or without quotes, values that are
 * numbers, truth values or quoted texts. Undefined when it is not an object. Nothing is evaluated.
 */
export function readStyle(text: string): Style | undefined {
  const content = /^\s*\{([\s\S]*)\}\s*$/.exec(text)?.[1];
  if (content === undefined) return undefined;
  const style = new Map<string, string | number | boolean>();
  entry.lastIndex = 0;
  while (content.slice(entry.lastIndex).trim() !== '') {
    const match = entry.exec(content);
    if (match === null) return undefined;
    const [, doubleQuoted, singleQuoted, bare, text1, text2, digits, truth] = match;
    const words = text1 ?? text2;
    const name = doubleQuoted ?? singleQuoted ?? bare ?? '';
    style.set(name, words ?? (digits === undefined ? truth === 'true' : Number(digits)));
  }
  return style;
}
