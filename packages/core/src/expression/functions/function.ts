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
  /** How a formula shows it, if not as its name before brackets. */
  readonly notation?: Notation;
  /** The function meant by `^-1`: `sin^-1` is `arcsin`. */
  readonly inverse?: string;
}

/**
 * How a formula shows an application: an operator name before brackets, a pair of bars or brackets, a root, a logarithm
 * with its base as a subscript, a binomial coefficient.
 */
export type Notation =
  | { readonly kind: 'operator'; readonly tex: string }
  | { readonly kind: 'fence'; readonly left: string; readonly right: string }
  | { readonly kind: 'root'; readonly degree: number }
  | { readonly kind: 'based'; readonly tex: string }
  | { readonly kind: 'binomial' };

/** The names that have a command in TeX. */
const commands: ReadonlySet<string> = new Set(
  'arg sinh cosh tanh coth det exp ln lg min max sin cos tan cot sec csc arcsin arccos arctan gcd'.split(' '),
);

/** A name before brackets. */
export function operator(name: string): Notation {
  return { kind: 'operator', tex: commands.has(name) ? `\\${name}` : `\\operatorname{${name}}` };
}

/** How a formula shows a function. */
export function notationOf({ name, notation = operator(name) }: ExpressionFunction): Notation {
  return notation;
}
