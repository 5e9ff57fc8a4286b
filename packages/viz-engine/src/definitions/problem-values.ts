/** What a figure may request from its surrounding problem. */
export interface ProblemValues {
  /** A variable of the problem; undefined if there is none with this name. */
  number(name: string): number | undefined;
  /** Whether there is a question with this number; the first is 1. */
  hasQuestion(question: number): boolean;
  /** A variable of one of its questions. */
  numberIn(question: number, name: string): number | undefined;
}
