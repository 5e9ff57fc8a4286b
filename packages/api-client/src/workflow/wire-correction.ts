import type { CorrectionPolicy, CorrectionMoment } from '@lemma/core/workflow';
import type { Correction } from '../wire/index.ts';

const wireNames = {
  afterSave: 'AFTER_SAVE',
  afterDeadline: 'AFTER_DEADLINE',
  manual: 'MANUAL',
} as const satisfies Record<CorrectionMoment, Correction['correctorType']>;

const names = {
  AFTER_SAVE: 'afterSave',
  AFTER_DEADLINE: 'afterDeadline',
  MANUAL: 'manual',
} as const satisfies Record<Correction['correctorType'], CorrectionMoment>;

/** A correction in the names of the specification. */
export function toWire({ corrector, regenerations, isCorrectionVisible }: CorrectionPolicy): Correction {
  return {
    correctorType: wireNames[corrector],
    allowNewDataGenerationNTimes: regenerations,
    canUserViewCorrection: isCorrectionVisible,
  };
}

/** A correction in the terms of the core. */
export function fromWire(correction: Correction): CorrectionPolicy {
  return {
    corrector: names[correction.correctorType],
    regenerations: correction.allowNewDataGenerationNTimes,
    isCorrectionVisible: correction.canUserViewCorrection,
  };
}
