import { assessAntiderivative } from './antiderivative.ts';
import type { Assessment } from './assessment.ts';
import { assessForm } from './form.ts';
import { judgeFunction } from './function.ts';
import type { Judged, Judging } from './judging.ts';
import { isProposition } from './is-proposition.ts';
import { assessProposition } from './proposition-chains.ts';
import { lettersOf, readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';

/** Judges a term: as a formula of logic, as an antiderivative, or as a function; then its form. */
export function assessFunction(input: string, answer: Judged, judging: Judging): Assessment {
  const { correctors, solution } = answer;
  const expected = readSolution(solution.text, judging);
  const isLogic = correctors.some(({ kind }) => kind === 'truthTable');
  if (isLogic || (expected !== undefined && isProposition(expected))) {
    return assessProposition(input, answer, judging);
  }
  const antiderivative = correctors.find((corrector) => corrector.kind === 'antiderivative');
  if (antiderivative !== undefined) return assessAntiderivative(input, answer, antiderivative, judging);
  const assessment = judgeFunction(input, answer, judging);
  const isRight = assessment.verdict === 'right';
  return assessForm(
    assessment,
    isRight ? readInput(input, judging, lettersOf(answer, judging)) : undefined,
    correctors,
  );
}
