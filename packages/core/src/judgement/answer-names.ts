import { casesIn } from './cases-text.ts';
import type { Judged, Judging } from './judging.ts';
import { lettersOf } from './read-solution.ts';

/** The letters of an answer of any type, also those of all its pieces. */
export function namesOfAnswer(answer: Judged, judging: Judging): readonly string[] {
  const texts =
    answer.type === 'input.cases.function'
      ? casesIn(answer.solution.text).flatMap(({ term, condition }) => [term, condition])
      : [answer.solution.text];
  const letters = texts.flatMap((text) => [
    ...lettersOf({ ...answer, solution: { ...answer.solution, text } }, judging),
  ]);
  return [...new Set(letters)].sort();
}
