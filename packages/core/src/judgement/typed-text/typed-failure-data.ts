import { failureData } from '../../expression/index.ts';
import type { TypedFailure } from './typed-failure.ts';

/**
 * The data for a failure's message: the reason, the sign it stops at, and where available what was expected, a similar
 * name, what to write instead (`write`), or two readings (`one`, `other`).
 */
export function typedFailureData(failure: TypedFailure, typed: string): Readonly<Record<string, string | number>> {
  const sign = typed.slice(failure.span.from, failure.span.to);
  if ('write' in failure) {
    const [one, other] = failure.write;
    return { reason: failure.kind, sign, ...(other === undefined ? { write: one } : { one, other }) };
  }
  switch (failure.kind) {
    case 'notAnInterval':
    case 'endsReversed':
    case 'notAMatrix':
    case 'otherwiseNotLast':
    case 'unknownUnit':
    case 'termExpected':
    case 'relationExpected':
      return { reason: failure.kind, sign, text: typed };
    default:
      return failureData(failure, typed);
  }
}
