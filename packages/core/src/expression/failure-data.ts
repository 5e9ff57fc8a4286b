import type { ExpressionFailure } from './failure.ts';
import { thingsExpected } from './reading/expected-things.ts';

/** What the text of a failure needs: the reason, a suggestion, and what could stand at its place, as words apart by blanks. */
export function failureData(failure: ExpressionFailure): Readonly<Record<string, string | number>> {
  const expected = 'expected' in failure ? thingsExpected(failure.expected).join(' ') : '';
  return {
    reason: failure.kind,
    ...('name' in failure && { name: failure.name }),
    ...('limit' in failure && { limit: failure.limit }),
    ...('suggestion' in failure && { suggestion: failure.suggestion }),
    ...(expected !== '' && { expected }),
  };
}
