import type { ExpressionFailure } from './failure.ts';
import { thingsExpected } from './reading/expected-things.ts';

/**
 * What the text of a failure needs: the reason, the sign of the text that does not fit, a suggestion, how many arguments are
 * needed, and what could stand at its place, as words apart by blanks.
 */
export function failureData(failure: ExpressionFailure, text = ''): Readonly<Record<string, string | number>> {
  const expected = 'expected' in failure ? thingsExpected(failure.expected).join(' ') : '';
  return {
    reason: failure.kind,
    sign: text.slice(failure.span.from, failure.span.to),
    ...('name' in failure && { name: failure.name }),
    ...('limit' in failure && { limit: failure.limit }),
    ...('suggestion' in failure && { suggestion: failure.suggestion }),
    ...('fewest' in failure && countData(failure)),
    ...(expected !== '' && { expected }),
  };
}

/** How many there are and how many are needed; without `most` there is no end. */
export function countData({ found, fewest, most }: Count): Readonly<Record<string, number>> {
  return { found, fewest, ...(Number.isFinite(most) && { most }) };
}

interface Count {
  readonly found: number;
  readonly fewest: number;
  readonly most: number;
}
