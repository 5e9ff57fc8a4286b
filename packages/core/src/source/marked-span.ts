import type { Span } from './span.ts';

/**
 * The range of what is wrong in an example: `marks` is a part of the text that occurs once; if it contains «…», only
 * what is between them is marked. Undefined if it occurs never or more than once.
 */
export function markedSpan(text: string, marks: string): Span | undefined {
  const [, before = '', inside = marks, after = ''] = /^([^«]*)«([^»]*)»(.*)$/s.exec(marks) ?? [];
  const at = text.indexOf(before + inside + after);
  if (at === -1 || text.includes(before + inside + after, at + 1)) return undefined;
  const from = at + before.length;
  return { from, to: from + inside.length };
}
