import type { CustomisationFailure } from '@lemma/core/customisation';
import { commonFailure, type HttpFailure } from '../http/index.ts';
import { refusalIds } from '../wire/index.ts';

/** What the server says about the source itself. */
export function refusedSource(failure: HttpFailure) {
  const refusal = failure.kind === 'status' ? failure.refusal : undefined;
  if (refusal === undefined) return undefined;
  const { message, line } = refusal;
  switch (refusal.id) {
    case refusalIds.notConvertable:
      return { kind: 'notConvertable', message, line } as const;
    case refusalIds.solutionNotAccepted:
      return { kind: 'solutionNotAccepted', message, line } as const;
    case refusalIds.noProblem:
      return { kind: 'noProblem' } as const;
    default:
      return undefined;
  }
}

/** Why a call about documents of users has failed. */
export function customisationFailure(failure: HttpFailure): CustomisationFailure {
  if (failure.kind !== 'status' || failure.refusal === undefined) return commonFailure(failure);
  const { id, message } = failure.refusal;
  if (id === refusalIds.noTexCode) return { kind: 'noTexCode' };
  if (id === refusalIds.noTexCodeInWorksheet) return { kind: 'noTexCodeInWorksheet' };
  // A known id has a message for readers (specification 000 §8).
  if (id === refusalIds.tooManyCustomisations) return { kind: 'refused', message };
  return commonFailure(failure);
}
