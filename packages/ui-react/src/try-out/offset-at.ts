import type { Position } from '@lemma/core/source';

/** The offset of a line and column in a text; beyond the end means the end. */
export function offsetAt(text: string, { line, column }: Position): number {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return Math.min(start + Math.max(column - 1, 0), text.length);
}
