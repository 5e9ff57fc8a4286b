import type { SourceText, Span } from '../../source/index.ts';

/**
 * A definition as written by its author, unchecked: `\slider[editable]{a}{1, -3, 3}` has type `slider`, name `a`,
 * option `editable` and three values.
 */
export interface VariableDefinition {
  readonly type: string;
  readonly name: string;
  readonly nameSpan: Span;
  /**
   * The first name of the command that draws several variables together, for the others: `\drawFromSet{a, b}{1, 2, 3}`
   * gives a and b different elements of one set.
   */
  readonly drawnWith?: string;
  /** The contents of square brackets: `editable`, `Z`, `calculate`, `3`. */
  readonly options: readonly SourceText[];
  /** The number field, if given. */
  readonly field?: SourceText;
  readonly values: readonly SourceText[];
  /** Set by separate commands such as `\color{P}{blue}`: attribute name to text. */
  readonly attributes: Readonly<Record<string, SourceText>>;
  readonly span: Span;
}

/** `\randadjustIf{a,b}{a = b}`: redraw a and b while the condition, which says what to avoid, holds. */
export interface RandomRule {
  readonly variables: readonly SourceText[];
  /** If missing, it is reported, because the specification's default `0<1` can never be avoided. */
  readonly condition?: SourceText;
  readonly span: Span;
  /** It follows from this definition, which is to blame if it cannot be met. */
  readonly impliedBy?: VariableDefinition;
}
