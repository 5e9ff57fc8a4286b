import type { Position, Span } from '../source/index.ts';
import type { Inline } from './inline.ts';

/** Languages of code cells. */
export const codeLanguages = ['python', 'octave'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** A piece of code that a learner may change (specification 002 §3.5). */
export interface EditableRange {
  /** The end is the place behind its last character. */
  readonly start: Position;
  readonly end: Position;
  /** Whether it may become several lines. */
  readonly allowMultiline: boolean;
  /** What is to be written there, for those who cannot see it. */
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
  /** In the order of the text, none inside another. Where there are none, all of the text may be changed. */
  readonly editableRanges: readonly EditableRange[];
  readonly span: Span;
}
