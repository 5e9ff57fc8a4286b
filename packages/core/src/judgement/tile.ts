import { assignAnswers } from './assign-answers.ts';
import { byValue, type Assessment } from './assessment.ts';
import type { Judged } from './judging.ts';
import { rightIf } from './verdict.ts';

/** Judges tiles that were dropped on the answers of a question: all that is judged without the server. */
export function judgeTiles(
  inputs: readonly string[],
  answers: readonly Judged[],
  permuted: readonly (readonly number[])[],
): readonly Assessment[] {
  const judge = (input: number, solution: number): Assessment => {
    const answer = answers[solution];
    return answer === undefined ? { verdict: 'invalid' } : judgeTile(inputs[input] ?? '', answer);
  };
  return assignAnswers(answers.length, permuted, judge).map(({ assessment }) => assessment);
}

/** A tile is right if it is the one that the solution names. */
export function judgeTile(input: string, { solution }: Pick<Judged, 'solution'>): Assessment {
  return byValue(input.trim() === '' ? 'empty' : rightIf(input.trim() === solution.text.trim()));
}
