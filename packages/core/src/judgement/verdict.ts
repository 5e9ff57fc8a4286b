/**
 * The result for an answer. Two are no judgement: `invalid` is unreadable as an answer of its type, `empty` has a field
 * left blank.
 */
export type Verdict = 'right' | 'wrong' | 'invalid' | 'empty';

/** The combined verdict on several answers: missing or unreadable takes precedence over right and wrong. */
export function verdictOf(verdicts: readonly Verdict[]): Verdict {
  const worst = (['empty', 'invalid', 'wrong'] as const).find((verdict) => verdicts.includes(verdict));
  return worst ?? 'right';
}

export function rightIf(isRight: boolean): Verdict {
  return isRight ? 'right' : 'wrong';
}
