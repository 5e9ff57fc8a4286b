import type { SourceText } from '../../source/index.ts';

/**
 * Where rules name a variable that an earlier rule already names. All rules are still met, but the manual asks for
 * disjoint lists: the variable is redrawn for both conditions together.
 */
export function listedAgain(rules: readonly { readonly variables: readonly SourceText[] }[]): readonly SourceText[] {
  const known = new Set<string>();
  return rules.flatMap(({ variables }) => {
    const again = variables.filter(({ text }) => known.has(text));
    for (const { text } of variables) known.add(text);
    return again;
  });
}
