import type { Language } from '../language/index.ts';

/** Whether its problems are worked on, or what is to be said about the answers is read (specification 001 §4). */
export type SelftestState = 'work' | 'feedback';

/** A problem of a self-test, in the language it is given in. */
export interface SelftestProblem {
  readonly path: string;
  readonly language: Language;
  readonly name: string;
}

/** A worksheet of a course whose problems stand on one page and are evaluated together. */
export interface Selftest {
  /** The worksheet that its problems are solved in. */
  readonly id: string;
  /** The path of the course. */
  readonly course: string;
  readonly title: string;
  /** The title of its chapter; missing if it has none. */
  readonly topic?: string;
  readonly state: SelftestState;
  /** Counts how often it was begun anew: other data make another round. */
  readonly round: number;
  readonly problems: readonly SelftestProblem[];
  /** The mean of its problems, 0 to 1; missing in work, and while nothing is decided. */
  readonly score?: number;
  /** Present if a tutor has to decide about an answer. */
  readonly isUndecided?: boolean;
}

/** Ids of self-tests begin with this; they stand where those of worksheets do, and no worksheet has such an id. */
export const selftestIdPrefix = 'selftest-';

/** Whether an id is that of a self-test, and of no worksheet. */
export function isSelftestId(id: string): boolean {
  return id.startsWith(selftestIdPrefix);
}
