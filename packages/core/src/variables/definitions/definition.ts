import type { SourceText, Span } from '../../source/index.ts';

/**
 * One definition as its author wrote it, unchecked: `\slider[editable]{a}{1, -3, 3}` has type `slider`, name `a`,
 * option `editable` and three values.
 */
export interface VariableDefinition {
  readonly type: string;
  readonly name: string;
  readonly nameSpan: Span;
  /** What stood in square brackets: `editable`, `Z`, `calculate`, `3`. */
  readonly options: readonly SourceText[];
  /** The number field, where one was given. */
  readonly field?: SourceText;
  readonly values: readonly SourceText[];
  /** Given by commands of their own, such as `\color{P}{blue}`: attribute name to text. */
  readonly attributes: Readonly<Record<string, SourceText>>;
  readonly span: Span;
}

/** `\randadjustIf{a,b}{a = b}`: draw a and b again while the condition holds. The condition says what to avoid. */
export interface RandomRule {
  readonly variables: readonly SourceText[];
  /** Missing: reported, because the specification's default `0<1` can never be avoided. */
  readonly condition?: SourceText;
  readonly span: Span;
}
