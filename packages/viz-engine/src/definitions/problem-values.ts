/** What a figure may ask of the problem it stands in. */
export interface ProblemValues {
  /** A variable of the problem; undefined when it has none of this name. */
  number(name: string): number | undefined;
  /** Whether there is a question of this number; the first is 1. */
  hasQuestion(question: number): boolean;
  /** A variable of one of its questions. */
  numberIn(question: number, name: string): number | undefined;
}
