import type { Position, Span } from '../source/index.ts';
import type { CodeLanguage } from '../question/index.ts';
import type { Inline } from './inline.ts';

/** A piece of code that a learner may change (specification 002 §3.5). */
export interface EditableRange {
  /** The end is the position after its last character. */
  readonly start: Position;
  readonly end: Position;
  /** Whether its content may span several lines. */
  readonly allowMultiline: boolean;
  /** What to write there, for screen readers. */
  readonly label?: string;
}

/** Code that a reader may change and run. */
export interface CodeCell {
  readonly kind: 'codeCell';
  readonly id: string;
  /** Cells of a page count from 1. */
  readonly counter: number;
  readonly language: CodeLanguage;
  readonly title: readonly Inline[];
  readonly text: string;
  /** In text order, not nested. If empty, the whole text may be changed. */
  readonly editableRanges: readonly EditableRange[];
  readonly span: Span;
}
