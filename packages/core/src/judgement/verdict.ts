/**
 * The result for an answer. Four are no judgement: `invalid` is unreadable as an answer of its type, or has
 * only some of its fields filled in, `ambiguous` has two readings of which exactly one is right, `empty` has no text in any field, and `undecided` could be neither proven nor
 * refuted.
 */
export type Verdict = 'right' | 'wrong' | 'undecided' | 'ambiguous' | 'invalid' | 'empty';

/** Whether an answer was judged at all: what was not costs no try. */
export function isJudged(verdict: Verdict): boolean {
  return verdict !== 'empty' && verdict !== 'invalid' && verdict !== 'ambiguous';
}

/** Whether an answer is marked as not right: one that waits for a decision, or has two readings, is not. */
export function isMissed(verdict: Verdict): boolean {
  return verdict === 'wrong' || verdict === 'invalid' || verdict === 'empty';
}

/** The combined verdict on several answers: missing or unreadable takes precedence over right and wrong. */
export function verdictOf(verdicts: readonly Verdict[]): Verdict {
  const worst = (['empty', 'invalid', 'ambiguous', 'wrong', 'undecided'] as const).find((verdict) =>
    verdicts.includes(verdict),
  );
  return worst ?? 'right';
}

export function rightIf(isRight: boolean): Verdict {
  return isRight ? 'right' : 'wrong';
}
