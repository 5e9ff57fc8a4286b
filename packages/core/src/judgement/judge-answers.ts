import { assignAnswers, type AssignedAnswer } from './assign-answers.ts';
import type { Assessment } from './assessment.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { GivenAnswer, Judged, Judging } from './judging.ts';

/** Judges all answers of a question, in order, as long as there is time. */
export function judgeAnswers(
  inputs: readonly string[],
  answers: readonly Judged[],
  permuted: readonly (readonly number[])[],
  judging: Judging,
): readonly Assessment[] {
  const given = answers.map((answer, index) => ({ text: inputs[index] ?? '', language: judging.language, answer }));
  return judgeGiven(given, permuted, judging).map(({ assessment }) => assessment);
}

/** Judges all answers of a question, each in the language that it was typed in. */
export function judgeGiven(
  given: readonly GivenAnswer[],
  permuted: readonly (readonly number[])[],
  judging: Judging,
): readonly AssignedAnswer[] {
  return assignAnswers(given.length, permuted, (input, solution) => {
    const [from, to] = [given[input], given[solution]];
    if (from === undefined || to === undefined) return { verdict: 'invalid' };
    if (judging.hasTime?.() === false) return { verdict: 'undecided' };
    return judgeAnswer(from.text, to.answer, { ...judging, given, language: from.language });
  });
}
