import type { Assessment } from './assessment.ts';
import type { Judged } from './judging.ts';
import { matched } from './matching.ts';

/**
 * Judges all answers of a question, in order. Permutable answers share their solutions: the assignment with the most
 * right answers counts.
 */
export function assignAnswers(
  inputs: readonly string[],
  answers: readonly Judged[],
  permuted: readonly (readonly number[])[],
  judgeOne: (input: string, answer: Judged) => Assessment,
): readonly Assessment[] {
  const known = new Map<string, Assessment>();
  const judge = (input: number, solution: number): Assessment => {
    const key = `${input}:${solution}`;
    const answer = answers[solution];
    const assessment: Assessment =
      known.get(key) ?? (answer ? judgeOne(inputs[input] ?? '', answer) : { verdict: 'invalid' });
    known.set(key, assessment);
    return assessment;
  };
  const assessments = answers.map((_, index) => judge(index, index));
  for (const numbers of permuted) {
    const group = numbers.map((number) => number - 1).filter((index) => answers[index] !== undefined);
    const solved = matched(group, (input, solution) => judge(input, solution).verdict === 'right');
    for (const index of group) {
      if (solved.has(index)) assessments[index] = { verdict: 'right' };
      else if (assessments[index]?.verdict === 'right') assessments[index] = { verdict: 'wrong' };
    }
  }
  return assessments;
}
