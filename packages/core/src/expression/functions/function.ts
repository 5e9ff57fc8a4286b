/** One function of the expression language: everything the platform knows about it. */
export interface ExpressionFunction {
  readonly name: string;
  /** Other spellings. */
  readonly synonyms?: readonly string[];
  /** Fewest and most arguments. A function of any number of arguments takes vectors too, for all their entries. */
  readonly arity: readonly [fewest: number, most: number];
  /** Not a number where it is not defined. */
  readonly evaluate: (...numbers: number[]) => number;
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
