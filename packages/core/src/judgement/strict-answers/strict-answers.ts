import type { Judged, Judging } from '../index.ts';

/** What is typed as an answer to one question: what is right, what is wrong, and what is asked about without a try. */
export interface StrictAnswers {
  readonly type: Judged['type'];
  readonly solution: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly asked?: readonly string[];
  readonly judging?: Partial<Judging>;
  readonly correctors?: Judged['correctors'];
}
