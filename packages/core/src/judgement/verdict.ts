/**
 * What is said about an answer. Two of them are no judgement: `invalid` cannot be read as an answer of its type, `empty` has
 * nothing written in it, or not yet in all of its fields.
 */
export type Verdict = 'right' | 'wrong' | 'invalid' | 'empty';

/** What is said about several answers together: what is missing or unreadable comes before right and wrong. */
export function verdictOf(verdicts: readonly Verdict[]): Verdict {
  const worst = (['empty', 'invalid', 'wrong'] as const).find((verdict) => verdicts.includes(verdict));
  return worst ?? 'right';
}

export function rightIf(isRight: boolean): Verdict {
  return isRight ? 'right' : 'wrong';
}
