/**
 * What is said of an answer, in a correction and when it has been saved: the verdict where it may be known, otherwise only
 * whether it could be read. `follows`: right as a consequence of an earlier mistake. `ambiguous`: it has two readings, of
 * which one is right. `undecided`: a tutor decides. `unmarked`: its code has not been marked. `unreadable`: kept, but
 * nobody can mark it.
 */
export const fieldStates = [
  'right',
  'partly',
  'follows',
  'wrong',
  'ambiguous',
  'undecided',
  'unmarked',
  'read',
  'unreadable',
  'empty',
] as const;

/** One of them. */
export type FieldState = (typeof fieldStates)[number];
