import type { SourceText } from '@lemma/core/source';

/**
 * Replaces `var(a)`, the old notation for a variable in an expression, by `a`. Blanks preserve the length, so that
 * offsets in the expression match the source; a coordinate stays next to its point.
 */
export function withoutVar(source: SourceText): SourceText {
  if (!source.text.includes('var')) return source;
  const text = source.text.replace(
    /(^|[^\p{L}\p{N}_])(var\s{0,20}\()([^()]*)\)(\[?)/gu,
    (_, before: string, head: string, name: string, coordinate: string) => {
      const blanks = ' '.repeat(head.length);
      return coordinate === '' ? `${before}${blanks}${name} ` : `${before}${blanks} ${name}${coordinate}`;
    },
  );
  return { text, span: source.span };
}
