/**
 * The result for an answer. Three are no judgement: `invalid` is unreadable as an answer of its type, `empty` has a
 * field left blank, and `undecided` could be neither proven nor refuted.
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
