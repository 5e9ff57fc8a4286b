import type { SourceText, Span } from '@lemma/core/source';

/** A piece of source. Spans refer to the prepared text. */
export type Node = Text | ParagraphBreak | CellEnd | Group | Command | Environment | FormulaNode;

/** Verbatim characters, including blanks and line breaks. */
export interface Text {
  readonly kind: 'text';
  readonly text: string;
  readonly span: Span;
}

/** A blank line. */
export interface ParagraphBreak {
  readonly kind: 'paragraphBreak';
  readonly span: Span;
}

/** A `&`. */
export interface CellEnd {
  readonly kind: 'cellEnd';
  readonly span: Span;
}

/** Braces that only group. */
export interface Group {
  readonly kind: 'group';
  readonly nodes: readonly Node[];
  readonly span: Span;
}

export interface Command {
  readonly kind: 'command';
  /** Without the backslash, including the star. */
  readonly name: string;
  readonly options: readonly Argument[];
  readonly arguments: readonly Argument[];
  /** From the backslash to the end of the last argument. */
  readonly span: Span;
  readonly nameSpan: Span;
}

/** The contents of an argument's brackets; `nodes` is empty if it is verbatim. */
export interface Argument extends SourceText {
  readonly nodes: readonly Node[];
}

export interface Environment {
  readonly kind: 'environment';
  readonly name: string;
  readonly options: readonly Argument[];
  readonly arguments: readonly Argument[];
  /** Empty if the content is verbatim: `body` then holds it. */
  readonly nodes: readonly Node[];
  readonly body: SourceText;
  readonly span: Span;
  /** `\begin{name}`. */
  readonly nameSpan: Span;
}

export interface FormulaNode {
  readonly kind: 'formula';
  readonly display: boolean;
  /** The environment it is in: `equation`, `align*` …; missing for `$…$` and the like. */
  readonly environment?: string;
  readonly tex: SourceText;
  /** Whether its closing bracket was present. */
  readonly closed: boolean;
  readonly span: Span;
}
