import { casesIn } from './cases-text.ts';
import type { Judged, Judging } from './judging.ts';
import { lettersOf } from './read-solution.ts';

/** The letters of an answer of any type: also those of all its pieces, and the variable of an antiderivative. */
export function namesOfAnswer(answer: Judged, judging: Judging): readonly string[] {
  const texts =
    answer.type === 'input.cases.function'
      ? casesIn(answer.solution.text).flatMap(({ term, condition }) => [term, condition])
      : [answer.solution.text];
  const letters = texts.flatMap((text) => [
    ...lettersOf({ ...answer, solution: { ...answer.solution, text } }, judging),
  ]);
  const variables = answer.correctors.flatMap((corrector) =>
    corrector.kind === 'antiderivative' ? [corrector.variable, ...(corrector.needsConstant ? ['C'] : [])] : [],
  );
  return [...new Set([...letters, ...variables])].sort();
}
