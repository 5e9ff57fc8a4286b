import type { AnswerPlace } from './answer-place.ts';

/** The value of a variable cannot be had, or what was kept for it cannot be put back. */
export interface CannotGet {
  readonly kind: 'cannotGet';
  readonly name: string;
}

/**
 * Why answers are not stored. `cannotStore`: nothing there keeps answers. `cannotPass`: the problem has no such answer.
 * `storingFailed`: it has, and did not succeed in keeping it.
 */
export type StoringFailure =
  | { readonly kind: 'cannotStore' }
  | { readonly kind: 'cannotPass'; readonly name: string; readonly place: AnswerPlace }
  | { readonly kind: 'storingFailed' };

/** What can go wrong between a figure and its problem (specification 002 §8.3). */
export type BridgeFailure = StoringFailure | CannotGet;
