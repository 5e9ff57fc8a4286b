import type { Complex } from '../numbers/complex.ts';
import type { Interval } from '../numbers/interval.ts';

/** One function of the expression language: everything the platform knows about it. */
export interface ExpressionFunction {
  readonly name: string;
  /** Other spellings. */
  readonly synonyms?: readonly string[];
  /**
   * Minimum and maximum number of arguments. A function with any number of arguments also takes vectors, for all their
   * entries.
   */
  readonly arity: readonly [fewest: number, most: number];
  /** NaN where it is not defined. */
  readonly evaluate: (...numbers: number[]) => number;
  /** For complex arguments, if defined; the principal value. */
  readonly complex?: (...numbers: Complex[]) => Complex;
  /** Writes an interval that encloses every value of the function on these intervals. */
  readonly interval: (numbers: readonly Interval[], into: Interval) => void;
  /** The values for many numbers at once, if a separate loop is worthwhile. */
  readonly batch?: (numbers: Float64Array, into: Float64Array, count: number) => void;
  /**
   * The partial derivatives, in this language, with the arguments named a, b, c. Undefined if there is no usable one.
   */
  readonly derivatives?: readonly string[];
  readonly notation: Notation;
  /** The function meant by `^-1`: `sin^-1` is `arcsin`. */
  readonly inverse?: string;
  readonly doc: FunctionDoc;
}

/** For the reference page; tests check the examples, each a text and its value. */
export interface FunctionDoc {
  readonly meaning: string;
  readonly examples: readonly (readonly [text: string, value: number])[];
}

/**
 * How a formula shows an application: an operator name before brackets, a pair of bars or brackets, a root, a logarithm
 * with its base as a subscript, a binomial coefficient.
 */
export type Notation =
  | { readonly kind: 'operator'; readonly tex: string }
  | { readonly kind: 'fence'; readonly tex: readonly [string, string]; readonly mathml: readonly [string, string] }
  | { readonly kind: 'root'; readonly degree: number }
  | { readonly kind: 'based'; readonly tex: string }
  | { readonly kind: 'binomial' };

/** A name with a TeX command. */
export function command(name: string): Notation {
  return { kind: 'operator', tex: `\\${name}` };
}

/** A name without a TeX command. */
export function operatorName(name: string): Notation {
  return { kind: 'operator', tex: `\\operatorname{${name}}` };
}
