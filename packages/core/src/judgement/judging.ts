import type { Answer, NumberFieldName } from '../document/index.ts';
import type { Precision } from '../expression/index.ts';
import type { Language } from '../language/index.ts';
import type { Drawn } from '../variables/index.ts';

/** What an answer is judged by: its type, the solution, and what its author says about it. */
export type Judged = Pick<Answer, 'type' | 'solution' | 'correctors'>;

/** What judging depends on besides the answer: the question, its values, and how its reader writes numbers. */
export interface Judging {
  readonly drawn: Drawn;
  readonly field: NumberFieldName;
  readonly precision: Precision;
  /** Most decimals of a solution that is printed. */
  readonly displayPrecision: number;
  /** Of the document. */
  readonly language: Language;
  /** Asked before each comparison: once there is no time left, nothing more is judged. Missing: there always is. */
  readonly hasTime?: () => boolean;
}
