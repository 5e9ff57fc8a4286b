import type { CannotGet, ProblemNumbers, ValueFailure } from '@lemma/core/mathlet';
import type { Result } from '@lemma/core/store';
import type { ProblemValues } from '../definitions/index.ts';

/**
 * The values of a problem in the form a figure needs. What the problem knows but cannot provide is reported to
 * `failed`; the figure is drawn without it.
 */
export function problemValues(problem: ProblemNumbers, failed: (failure: CannotGet) => void): ProblemValues {
  const numberOf = (value: Result<number, ValueFailure>) => {
    if (value.ok) return value.value;
    if (value.failure.kind === 'notDefined') return undefined;
    failed(value.failure);
    return NaN;
  };
  return {
    number: (name) => numberOf(problem.value(name)),
    hasQuestion: (question) => problem.hasQuestion(question),
    numberIn: (question, name) => numberOf(problem.valueIn(question, name)),
  };
}
