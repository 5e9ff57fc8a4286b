/** The meaning of names where an expression is compiled. */
export interface CompileScope {
  /** The frame slot of each variable; `P[x]` is a variable of its own. */
  readonly slots: ReadonlyMap<string, number>;
  /** Functions beyond those of the language. The number of arguments is checked if the function declares any. */
  readonly functions?: ReadonlyMap<string, (...numbers: number[]) => number>;
}

/** A number as a function of the frame. */
export type NumberOf = (frame: ArrayLike<number>) => number;

/** A truth value as a function of the frame. */
export type TruthOf = (frame: ArrayLike<number>) => boolean;

/** An expression ready for repeated evaluation: the frame holds the variables' values in their slots. */
export type Compiled =
  | { readonly type: 'number'; readonly evaluate: NumberOf }
  | { readonly type: 'truth'; readonly evaluate: TruthOf };
