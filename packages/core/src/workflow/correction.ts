import { wholeNumberIn } from './whole-number.ts';

/** When the answers of a worksheet are corrected. */
export const correctionMoments = ['afterSave', 'afterDeadline', 'manual'] as const;

/** When corrections take place. */
export type CorrectionMoment = (typeof correctionMoments)[number];

/** How a worksheet is corrected. */
export interface CorrectionPolicy {
  readonly corrector: CorrectionMoment;
  /** How often a learner may request new data; -1 is unlimited. */
  readonly regenerations: number;
  /** Whether the learner sees the correction. */
  readonly isCorrectionVisible: boolean;
}

/** The count that means "unlimited". */
export const unlimited = -1;

/** The largest number of regenerations; the specification mentions a limit but not its value. */
export const mostRegenerations = 1000;

/** The count in a number field: whole, clamped to -1 … the limit; anything else counts as unlimited (specification 000 §5). */
export function regenerationsFrom(text: string): number {
  return Math.min(Math.max(wholeNumberIn(text) ?? unlimited, unlimited), mostRegenerations);
}

/** Whether two policies are equal. */
export function isSameCorrection(one: CorrectionPolicy, other: CorrectionPolicy): boolean {
  return (
    one.corrector === other.corrector &&
    one.regenerations === other.regenerations &&
    one.isCorrectionVisible === other.isCorrectionVisible
  );
}

/** Whether an external text names a correction moment. */
export function isCorrector(text: unknown): text is CorrectionMoment {
  return correctionMoments.some((corrector) => corrector === text);
}
