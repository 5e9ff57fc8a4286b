import type { NumberFieldName } from '../../document/index.ts';
import type { Language } from '../../language/index.ts';
import type { Judged } from '../index.ts';

/** Answers as people type them into one kind of field, each with what a teacher takes it to mean. */
export interface TypedAnswers {
  readonly title: string;
  readonly type: Judged['type'];
  readonly field?: NumberFieldName;
  readonly language?: Language;
  /** The letters that the solution is written in. */
  readonly names?: readonly string[];
  /** What is typed, and the same in the notation of the expression language, with decimal points. */
  readonly means?: readonly (readonly [typed: string, meaning: string])[];
  /** What is typed, why it cannot be read, the sign at which it stops, and what may be written instead. */
  readonly asks?: readonly (readonly [typed: string, reason: string, sign: string, write?: string])[];
}
