import type { SourceText } from '@lemma/core/source';

/**
 * `var(a)`, the old way of naming a variable in an expression, becomes `a`. Blanks before it keep the length, so that
 * places in the expression remain places in the source.
 */
export function withoutVar(source: SourceText): SourceText {
  if (!source.text.includes('var')) return source;
  const text = source.text.replace(
    /(^|[^\p{L}\p{N}_])(var\s*\()([^()]*)\)/gu,
    (_, before: string, head: string, name: string) => `${before}${' '.repeat(head.length + 1)}${name}`,
  );
  return { text, span: source.span };
}
