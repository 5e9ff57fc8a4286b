import { assignAnswers } from './assign-answers.ts';
import type { Assessment } from './assessment.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Judged, Judging } from './judging.ts';

/** Judges all answers of a question, in order, as long as there is time. */
export function judgeAnswers(
  inputs: readonly string[],
  answers: readonly Judged[],
  permuted: readonly (readonly number[])[],
  judging: Judging,
): readonly Assessment[] {
  return assignAnswers(inputs, answers, permuted, (input, answer) =>
    judging.hasTime?.() === false ? { verdict: 'undecided' } : judgeAnswer(input, answer, judging),
  );
}
