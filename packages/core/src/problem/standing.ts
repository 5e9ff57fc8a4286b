import type { BrokenEvaluator } from '../code-answer/index.ts';
import type { Performance } from '../question/index.ts';

/** How far a learner is with one question that is asked. */
export interface SubtaskStanding {
  /** The share of its answers that are filled, 0 to 1. */
  readonly progress: number;
  /** How often it was saved with a change. */
  readonly tries: number;
  /** Known once it has been corrected and decided. */
  readonly isRight?: boolean;
}

/** How far a learner is with a problem. */
export interface Standing {
  /** How often it was saved with a change. */
  readonly tries: number;
  readonly subtasks: readonly SubtaskStanding[];
  /** The outcome; missing before the first correction. */
  readonly performance?: Performance;
  /** Present if nothing is wrong, but a tutor has to decide about something. */
  readonly isUndecided?: boolean;
  /** Present if code in it could not be run yet: it is corrected later. */
  readonly isWaiting?: boolean;
  /** Present if it waits because evaluators have failed: it is corrected when they are mended. */
  readonly brokenEvaluators?: readonly BrokenEvaluator[];
  /** 0 to 1, unrounded: what counts of what was corrected last; missing where it may not be seen. */
  readonly score?: number;
  /** Present if what was saved last came late and counts in part: the share of its points, 0 to 1. */
  readonly lateCredit?: number;
  /** Whether the current answers have been corrected. */
  readonly isCorrected: boolean;
  /** Whether answers are taken: not between the correction and new data, and not after a deadline. */
  readonly isEditable: boolean;
  /** How often new data may still be drawn; missing if there is no limit. */
  readonly newDataLeft?: number;
}
