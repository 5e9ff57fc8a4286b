import type { SourceText } from '../../source/index.ts';

/**
 * Where rules name a variable that an earlier rule names already. Each rule is met all the same, but the manual wants
 * disjoint lists: a variable is drawn again for both conditions together.
 */
export function listedAgain(rules: readonly { readonly variables: readonly SourceText[] }[]): readonly SourceText[] {
  const known = new Set<string>();
  return rules.flatMap(({ variables }) => {
    const again = variables.filter(({ text }) => known.has(text));
    for (const { text } of variables) known.add(text);
    return again;
  });
}
