import type { Answer, NumberFieldName } from '../document/index.ts';
import type { Precision } from '../expression/index.ts';
import type { Language } from '../language/index.ts';
import type { Drawn } from '../variables/index.ts';
import type { OtherReading } from './typed-text/index.ts';

/** What an answer is judged by: its type, the solution, and the author's correctors. */
export type Judged = Pick<Answer, 'type' | 'solution' | 'correctors'>;

/** An answer as a learner gave it. */
export interface GivenAnswer {
  readonly text: string;
  /** The language it was typed in. */
  readonly language: Language;
  readonly answer: Judged;
}

/** The context of judging an answer: the question, its values, and the reader's number format. */
export interface Judging {
  readonly drawn: Drawn;
  readonly field: NumberFieldName;
  readonly precision: Precision;
  /** Maximum decimals of a printed solution. */
  readonly displayPrecision: number;
  /** The language of the document. */
  readonly language: Language;
  /** What is read as a textbook does, where that differs from the expression language. */
  readonly readsAs?: ReadonlySet<OtherReading>;
  /** All answers of the question, in order, to which conditions and correctors refer: `ans_2`. */
  readonly given?: readonly GivenAnswer[];
  /** Checked before each comparison: once time has run out, nothing more is judged. If missing, there is no limit. */
  readonly hasTime?: () => boolean;
}
