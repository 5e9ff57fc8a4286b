/** What the names of an expression mean where it is compiled. */
export interface CompileScope {
  /** Place of each variable in the frame; `P[x]` is a variable of its own. */
  readonly slots: ReadonlyMap<string, number>;
  /** Functions beyond those of the language. The number of arguments is checked where the function declares any. */
  readonly functions?: ReadonlyMap<string, (...numbers: number[]) => number>;
}

/** A number as a function of the frame. */
export type NumberOf = (frame: ArrayLike<number>) => number;

/** A truth value as a function of the frame. */
export type TruthOf = (frame: ArrayLike<number>) => boolean;

/** An expression ready to be evaluated often: the frame holds the variables' values at their slots. */
export type Compiled =
  { readonly type: 'number'; readonly evaluate: NumberOf } | { readonly type: 'truth'; readonly evaluate: TruthOf };
