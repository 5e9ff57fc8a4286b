import type { Edit } from '@lemma/core/source';

/** Closes what begins at one offset and was found to end before another: after the last non-blank character. */
export function closingEdit(text: string, from: number, to: number, closing: string): readonly Edit[] {
  const at = from + text.slice(from, to).trimEnd().length;
  const isOnItsOwnLine = closing.startsWith('\\end') && text.slice(from, at).includes('\n');
  const gap = isOnItsOwnLine ? '\n' : closing.startsWith('\\end') ? ' ' : '';
  return [{ span: { from: at, to: at }, text: gap + closing }];
}
