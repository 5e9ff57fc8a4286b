import type { ExpressionFailure } from './failure.ts';
import { thingsExpected } from './reading/expected-things.ts';

/**
 * The data for a failure's message: the reason, the character at fault, a suggestion, the number of arguments needed,
 * and what was expected, as words separated by blanks.
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

/** The number found and the number required; no upper limit without `most`. */
export function countData({ found, fewest, most }: Count): Readonly<Record<string, number>> {
  return { found, fewest, ...(Number.isFinite(most) && { most }) };
}

interface Count {
  readonly found: number;
  readonly fewest: number;
  readonly most: number;
}
