import type { SourceText } from '@lemma/core/source';

/**
 * `var(a)`, the old way of naming a variable in an expression, becomes `a`. Blanks keep the length, so that places in
 * the expression remain places in the source; a coordinate stays next to its point.
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
