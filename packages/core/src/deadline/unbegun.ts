import type { LocalizedText } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';
import type { Deadline } from './deadline.ts';

/** What a learner is told of a worksheet before its time limit has begun: nothing of its problems. */
export interface Unbegun extends Pick<Deadline, 'takesLate' | 'handsInAtDeadline' | 'lateCredit'> {
  readonly title: LocalizedText;
  /** How long the learner has from the beginning, in milliseconds. */
  readonly duration: number;
  /** When it ends, however long the learner has then had; missing if it does not. */
  readonly ends?: Pick<Deadline, 'at' | 'left'>;
}

/** Whether the end of a worksheet comes before somebody who begins now has had the whole time. */
export function isCutShort({ duration, ends }: Pick<Unbegun, 'duration' | 'ends'>): boolean {
  return ends !== undefined && ends.left < duration;
}

/** Why a time limit has not begun. `refused`: it cannot be begun, for a reason that the worksheet itself tells when it is opened. */
export type BeginFailure = { readonly kind: 'refused' } | NoAnswer;

/** Begins the time limits of worksheets. */
export interface TimeLimitGateway {
  /**
   * The time of the user begins now, unless it has begun already. `signedDeadline`: as it stands in the address. Repeating it
   * has no further effect.
   */
  begin(worksheet: string, signedDeadline?: string): Promise<Result<undefined, BeginFailure>>;
}
