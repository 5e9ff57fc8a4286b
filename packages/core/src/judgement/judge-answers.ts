import { assignAnswers, type AssignedAnswer } from './assign-answers.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { GivenAnswer, Judging } from './judging.ts';

/** Judges all answers of a question, in order, each in the language it was typed in, as long as there is time. */
export function judgeAnswers(
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
