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
  /**
   * How often a learner may have answers corrected again; -1 is unlimited. Kept for other programs, but neither
   * displayed nor compared (specification 000 §3).
   */
  readonly repeatedCorrections?: number;
}

/** A setting of a correction, as displayed and compared. */
export type CorrectionSetting = 'corrector' | 'regenerations' | 'isCorrectionVisible';

const correctionSettings: readonly CorrectionSetting[] = ['corrector', 'regenerations', 'isCorrectionVisible'];

/** The count that means "unlimited". */
export const unlimited = -1;

/** The largest number of regenerations; the specification mentions a limit but not its value. */
export const mostRegenerations = 1000;

/** The count in a number field: whole, clamped to -1 … the limit; anything else counts as unlimited (specification 000 §5). */
export function regenerationsFrom(text: string): number {
  return Math.min(Math.max(wholeNumberIn(text) ?? unlimited, unlimited), mostRegenerations);
}

/** The settings in which two policies differ, in the order in which they are displayed. */
export function differingSettings(one: CorrectionPolicy, other: CorrectionPolicy): readonly CorrectionSetting[] {
  return correctionSettings.filter((setting) => one[setting] !== other[setting]);
}

/** Whether an external text names a correction moment. */
export function isCorrector(text: unknown): text is CorrectionMoment {
  return correctionMoments.some((corrector) => corrector === text);
}
