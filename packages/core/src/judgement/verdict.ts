/**
 * What is said about an answer. Three of them are no judgement: `invalid` cannot be read as an answer of its type, `empty` has
 * nothing written in it, or not yet in all of its fields, and `undecided` could be neither proved nor refuted.
 */
export type Verdict = 'right' | 'wrong' | 'undecided' | 'invalid' | 'empty';

/** The combined verdict on several answers: missing or unreadable takes precedence over right and wrong. */
export function verdictOf(verdicts: readonly Verdict[]): Verdict {
  const worst = (['empty', 'invalid', 'wrong', 'undecided'] as const).find((verdict) => verdicts.includes(verdict));
  return worst ?? 'right';
}

export function rightIf(isRight: boolean): Verdict {
  return isRight ? 'right' : 'wrong';
}
