import type { Verdict } from './verdict.ts';

/**
 * What is said beside a verdict, where the answer is right but for one thing, or cannot be right for a reason that can
 * be told without giving the solution away. `asked` is what the author asks for.
 */
export type Remark =
  | { readonly kind: 'notLowestTerms' | 'notFactored' | 'notExpanded' | 'notPartialFractions' | 'notSimplified' }
  | { readonly kind: 'missingConstant' }
  | { readonly kind: 'missingUnit' | 'wrongUnit' }
  /** The quantity is right, in a unit other than the one asked for. */
  | { readonly kind: 'otherUnit'; readonly asked: string }
  | { readonly kind: 'wrongNumberOfFigures'; readonly asked: number }
  /** The answer is the solution wherever it is defined, but the solution has a value at this point: `x = -1`. */
  | { readonly kind: 'smallerDomain'; readonly missingAt: string }
  /** An answer may be read in both ways, which differ; that of the expression language comes first, right or not. */
  | { readonly kind: 'twoReadings'; readonly one: string; readonly other: string }
  /** Code has failed, with the message of its language and the line of the answer, from 1; has come to no end; or has ended itself. */
  | { readonly kind: 'codeFailed'; readonly message: string; readonly line?: number }
  | { readonly kind: 'codeTimeout' | 'codeEnded' };

/** The result for one answer: a verdict, and perhaps a remark. */
export interface Assessment {
  readonly verdict: Verdict;
  readonly remark?: Remark;
}

/** What is right but for the thing remarked is not right (decision 17). */
export function wrongBut(remark: Remark): Assessment {
  return { verdict: 'wrong', remark };
}
