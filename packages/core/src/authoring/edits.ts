import type { Edit } from '../source/index.ts';

/** Applies changes to a text; the changes must not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const { span, text: inserted } of [...edits].sort((left, right) => left.span.from - right.span.from)) {
    text += source.slice(at, span.from) + inserted;
    at = span.to;
  }
  return text + source.slice(at);
}
