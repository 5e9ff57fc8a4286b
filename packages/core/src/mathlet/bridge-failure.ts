import type { AnswerPlace } from './answer-place.ts';

/** The value of a variable is not available, or what was stored for it cannot be restored. */
export interface CannotGet {
  readonly kind: 'cannotGet';
  readonly name: string;
}

/**
 * Why answers are not stored. `cannotStore`: nothing stores answers here. `cannotPass`: the problem has no such answer.
 * `storingFailed`: it has, but storing it failed.
 */
export type StoringFailure =
  | { readonly kind: 'cannotStore' }
  | { readonly kind: 'cannotPass'; readonly name: string; readonly place: AnswerPlace }
  | { readonly kind: 'storingFailed' };

/** What can go wrong between a figure and its problem (specification 002 §8.3). */
export type BridgeFailure = StoringFailure | CannotGet;
