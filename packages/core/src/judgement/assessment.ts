import type { RefusedValue, ValueKind } from '../code-answer/index.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/**
 * What is said beside a verdict, where the answer is right but for one thing, or cannot be right for a reason that can
 * be told without giving the solution away. `asked` is what the author asks for.
 */
export type Remark =
  | { readonly kind: 'notLowestTerms' | 'notFactored' | 'notExpanded' | 'notPartialFractions' | 'notSimplified' }
  | { readonly kind: 'missingConstant' }
  /** The letter leaves out some constants of integration: C², e^C. */
  | { readonly kind: 'narrowConstant' }
  | { readonly kind: 'missingUnit' | 'wrongUnit' }
  /** The quantity is right, in a unit other than the one asked for. */
  | { readonly kind: 'otherUnit'; readonly asked: string }
  | { readonly kind: 'wrongNumberOfFigures'; readonly asked: number }
  /**
   * The value has more decimals than those asked for, or was cut off where it should be rounded, or the other way round; or it
   * is the solution rounded to fewer decimals. `unit`: the one in which decimals count, if the answer has another.
   */
  | {
      readonly kind: 'notRounded' | 'notTruncated' | 'tooFewDecimals';
      readonly asked: number;
      readonly unit?: string;
    }
  /** The value is the solution rounded to fewer significant digits than these. */
  | { readonly kind: 'tooFewFigures'; readonly asked: number }
  /** The value is a rounded one, or a decimal, where the exact number is asked for. */
  | { readonly kind: 'notExact' }
  /** Names, functions or signs that must not occur in the answer. */
  | { readonly kind: 'notAllowed'; readonly found: string }
  /** The value is right, but the answer fails a relation of `\\checkStringsForRelation`. */
  | { readonly kind: 'relationFails' }
  | { readonly kind: 'wrongSize'; readonly rows: number; readonly columns: number }
  /** The text is right but for capital letters; or for its signs and blanks, where the author asks for them. */
  | { readonly kind: 'otherCase' | 'otherSpelling' }
  /** The answer is right, but another field of the same group has it already. */
  | { readonly kind: 'repeated' }
  /** The interval is closed at infinity, which belongs to no interval; it was read as open. */
  | { readonly kind: 'closedAtInfinity' }
  /** The answer is the solution wherever it is defined, but the solution has a value at this point: `x = -1`. */
  | { readonly kind: 'smallerDomain'; readonly missingAt: string }
  /** The pieces of a function by cases give two values at this point, where their conditions overlap: `x = 1`. */
  | { readonly kind: 'twoValues'; readonly at: string }
  /** An answer may be read in both ways, which differ; that of the expression language comes first, right or not. */
  | { readonly kind: 'twoReadings'; readonly one: string; readonly other: string }
  /**
   * Code has failed, with the message of its language and the line of the answer, from 1; has come to no end; has ended
   * itself; or has printed too much.
   */
  | { readonly kind: 'codeFailed'; readonly message: string; readonly line?: number }
  | { readonly kind: 'codeTimeout' | 'codeEnded' | 'codeFlooded' }
  /** Code has returned a value that cannot be right: not a number, infinite, empty, nothing, or nothing that can be passed on. */
  | { readonly kind: 'codeValue'; readonly value: RefusedValue }
  /** Code has returned a value with which its evaluator cannot work: of another kind than the solution, where that is known. */
  | {
      readonly kind: 'codeUnfit';
      readonly unlike?: { readonly found: ValueKind; readonly needed: ValueKind };
      /** The name of the function that has returned it. */
      readonly of?: string;
    };

/** The result for one answer as it is told: a verdict, and perhaps a remark. */
export interface ToldAssessment {
  readonly verdict: Verdict;
  readonly remark?: Remark | undefined;
}

/**
 * The result for one answer. A refusal says its reason: `undefined` states that the value is another one, which needs no
 * other reason; an answer whose value is right is never refused without a remark.
 */
export type Assessment =
  | { readonly verdict: Exclude<Verdict, 'wrong'>; readonly remark?: Remark }
  | { readonly verdict: 'wrong'; readonly remark: Remark | undefined };

/** The value is another one than that of the solution. */
export const otherValue: Assessment = { verdict: 'wrong', remark: undefined };

/** The result of comparing values alone: what is wrong has another value, unless a remark says why it is refused. */
export function byValue(verdict: Verdict, remark?: Remark): Assessment {
  return verdict === 'wrong' ? { verdict, remark } : { verdict };
}

/** What is right but for the thing remarked is not right (decision 17). */
export function wrongBut(remark: Remark): Assessment {
  return { verdict: 'wrong', remark };
}

/** The result for all parts together. It is refused for a reason only if no part has another value. */
export function allOf(parts: readonly Assessment[]): Assessment {
  const verdict = verdictOf(parts.map((part) => part.verdict));
  const telling = parts.filter((part) => part.verdict === verdict);
  const isOther = telling.some(({ remark }) => remark === undefined);
  const remark = telling.find((part) => part.remark !== undefined)?.remark;
  if (verdict === 'wrong') return { verdict, remark: isOther ? undefined : remark };
  return { verdict, ...(remark && { remark }) };
}
