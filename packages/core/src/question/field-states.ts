/**
 * What is said of a field when answers have been saved: the verdict where it may be known, otherwise only whether the
 * answer could be read. `follows`: right as a consequence of an earlier mistake. `unreadable`: kept, but nobody can mark it.
 */
export const fieldStates = ['right', 'partly', 'follows', 'wrong', 'undecided', 'read', 'unreadable', 'empty'] as const;

/** One of them. */
export type FieldState = (typeof fieldStates)[number];
