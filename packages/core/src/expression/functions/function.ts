import type { Complex } from '../numbers/complex.ts';
import type { Interval } from '../numbers/interval.ts';

/** One function of the expression language: everything the platform knows about it. */
export interface ExpressionFunction {
  readonly name: string;
  /** Other spellings. */
  readonly synonyms?: readonly string[];
  /** Fewest and most arguments. A function of any number of arguments takes vectors too, for all their entries. */
  readonly arity: readonly [fewest: number, most: number];
  /** Not a number where it is not defined. */
  readonly evaluate: (...numbers: number[]) => number;
  /** For complex arguments, where it is defined for them; the principal value. */
  readonly complex?: (...numbers: Complex[]) => Complex;
  /** Writes an interval that encloses every value the function has on these ones. */
  readonly interval: (numbers: readonly Interval[], into: Interval) => void;
  /** The values of so many numbers at once, where a loop of its own is worth it. */
  readonly batch?: (numbers: Float64Array, into: Float64Array, count: number) => void;
  /** The derivative by each argument, in this language, the arguments being a, b, c. None where it has no usable one. */
  readonly derivatives?: readonly string[];
  readonly notation: Notation;
  /** What `^-1` makes of it: `sin^-1` is `arcsin`. */
  readonly inverse?: string;
  readonly doc: FunctionDoc;
}

/** For the reference page; tests run the examples, each a text and the value it has. */
export interface FunctionDoc {
  readonly meaning: string;
  readonly examples: readonly (readonly [text: string, value: number])[];
}

/** How a formula shows an application: a name before brackets, a pair of bars or brackets, a root, a logarithm with its base below, n over k. */
export type Notation =
  | { readonly kind: 'operator'; readonly tex: string }
  | { readonly kind: 'fence'; readonly tex: readonly [string, string]; readonly mathml: readonly [string, string] }
  | { readonly kind: 'root'; readonly degree: number }
  | { readonly kind: 'based'; readonly tex: string }
  | { readonly kind: 'binomial' };

/** A name that TeX has a command for. */
export function command(name: string): Notation {
  return { kind: 'operator', tex: `\\${name}` };
}

/** A name that TeX has no command for. */
export function operatorName(name: string): Notation {
  return { kind: 'operator', tex: `\\operatorname{${name}}` };
}
