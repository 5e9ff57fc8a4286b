/** Values of a style by key. */
export type Style = ReadonlyMap<string, string | number | boolean>;

const entry = /^\s*(?:"(\w+)"|'(\w+)'|(\w+))\s*:\s*(?:"([^"]*)"|'([^']*)'|(-?\d+(?:\.\d+)?)|(true|false))\s*$/;

/**
 * Reads the text of an object such as `{strokeWidth: 3, "dash": 2}`: keys with or without quotes, values that are
 * numbers, truth values or quoted texts. Undefined when it is not an object. Nothing is evaluated.
 */
export function readStyle(text: string): Style | undefined {
  const content = /^\s*\{([\s\S]*)\}\s*$/.exec(text)?.[1];
  if (content === undefined) return undefined;
  const style = new Map<string, string | number | boolean>();
  for (const part of splitEntries(content)) {
    const match = entry.exec(part);
    if (match === null) return undefined;
    const [, doubleQuoted, singleQuoted, bare, text1, text2, digits, truth] = match;
    const key = doubleQuoted ?? singleQuoted ?? bare ?? '';
    const words = text1 ?? text2;
    style.set(key, words ?? (digits === undefined ? truth === 'true' : Number(digits)));
  }
  return style;
}

/** Parts between commas that are not inside quotes; a last comma may follow the last part. */
function splitEntries(content: string): readonly string[] {
  const parts = content.match(/(?:"[^"]*"|'[^']*'|[^,"'])+/g) ?? [];
  return parts.filter((part) => part.trim() !== '');
}
