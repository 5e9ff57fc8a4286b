import type { Span } from './span.ts';

/**
 * Where an example marks what is wrong: `marks` is a stretch of the text that stands there once; where it holds «…», only what is
 * between them is marked. Undefined when the text does not have it, or has it more than once.
 */
export function markedSpan(text: string, marks: string): Span | undefined {
  const [, before = '', inside = marks, after = ''] = /^([^«]*)«([^»]*)»(.*)$/s.exec(marks) ?? [];
  const at = text.indexOf(before + inside + after);
  if (at === -1 || text.includes(before + inside + after, at + 1)) return undefined;
  const from = at + before.length;
  return { from, to: from + inside.length };
}
