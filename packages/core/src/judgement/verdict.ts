/** What is said about an answer. `invalid`: it cannot be read as an answer of its type, which is not right either. */
export type Verdict = 'right' | 'wrong' | 'invalid';

export function rightIf(isRight: boolean): Verdict {
  return isRight ? 'right' : 'wrong';
}
