import { wholeNumberIn } from './whole-number.ts';

/** When the answers of a worksheet are corrected. */
export const correctionMoments = ['afterSave', 'afterDeadline', 'manual'] as const;

/** One of the moments of correction. */
export type CorrectionMoment = (typeof correctionMoments)[number];

/** How a worksheet is corrected. */
export interface CorrectionPolicy {
  readonly corrector: CorrectionMoment;
  /** How often a learner may ask for new data; -1 is without limit. */
  readonly regenerations: number;
  /** Whether the learner sees the correction. */
  readonly isCorrectionVisible: boolean;
}

/** The count that stands for "as often as you like". */
export const unlimited = -1;

/** The most regenerations that can be asked for; the specification has such a limit but does not show its value. */
export const mostRegenerations = 1000;

/** The count in a number field: whole, between -1 and the limit; what is not a number counts as unlimited (specification 000 §5). */
export function regenerationsFrom(text: string): number {
  return Math.min(Math.max(wholeNumberIn(text) ?? unlimited, unlimited), mostRegenerations);
}

/** Whether two policies say the same. */
export function isSameCorrection(one: CorrectionPolicy, other: CorrectionPolicy): boolean {
  return (
    one.corrector === other.corrector &&
    one.regenerations === other.regenerations &&
    one.isCorrectionVisible === other.isCorrectionVisible
  );
}

/** Whether a text from outside names a moment of correction. */
export function isCorrector(text: unknown): text is CorrectionMoment {
  return correctionMoments.some((corrector) => corrector === text);
}
