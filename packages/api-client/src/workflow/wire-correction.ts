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
export function toWire(policy: CorrectionPolicy): Correction {
  const { corrector, regenerations, isCorrectionVisible, repeatedCorrections } = policy;
  return {
    correctorType: wireNames[corrector],
    allowNewDataGenerationNTimes: regenerations,
    canUserViewCorrection: isCorrectionVisible,
    ...(repeatedCorrections !== undefined && { allowTriggerCorrectionNTimes: repeatedCorrections }),
  };
}

/** A correction in the terms of the core. */
export function fromWire(correction: Correction): CorrectionPolicy {
  const { allowTriggerCorrectionNTimes: repeatedCorrections } = correction;
  return {
    corrector: names[correction.correctorType],
    regenerations: correction.allowNewDataGenerationNTimes,
    isCorrectionVisible: correction.canUserViewCorrection,
    ...(repeatedCorrections !== undefined && { repeatedCorrections }),
  };
}
