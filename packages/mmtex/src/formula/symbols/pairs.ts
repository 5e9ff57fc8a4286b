/** Parses a symbol table: pairs of words, separated by white space. */
export function* pairs(table: string): Iterable<readonly [string, string]> {
  const words = table.trim().split(/\s+/);
  for (let at = 0; at + 1 < words.length; at += 2) yield [words[at] ?? '', words[at + 1] ?? ''];
}
