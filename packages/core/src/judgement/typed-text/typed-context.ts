import type { Language } from '../../language/index.ts';
import type { OtherReading } from './other-readings.ts';

/** What is asked for where a text is typed. */
export interface TypedContext {
  readonly language: Language;
  /** Whether the language writes 1,5 for one and a half. */
  readonly decimalComma: boolean;
  /** A number, a percentage or an angle is asked for, without letters that stand for others. */
  readonly isNumber: boolean;
  /** One expression; or a list or the rows of a matrix in square brackets. */
  readonly shape: TypedShape;
  /** The letters that may occur, with the imaginary unit. */
  readonly names: ReadonlySet<string>;
  /** Whether `i` is the imaginary unit. */
  readonly isComplex: boolean;
  /** What is read as a textbook does, instead of as the expression language does. */
  readonly readsAs: ReadonlySet<OtherReading>;
}

export type TypedShape = 'one' | 'list' | 'rows';
