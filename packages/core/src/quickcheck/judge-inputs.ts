import { drawExercise } from '../exercise/index.ts';
import { judgeAnswers, printSolution } from '../judgement/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import type { HandedIn, JudgedAnswer } from './ports.ts';

/**
 * Judges the inputs of a quick check: draws its values from the seed and compares each input with its solution, of
 * permutable answers with the one it is assigned, while time remains.
 */
export function judgeInputs(
  { language, seed, question, inputs }: HandedIn,
  hasTime: () => boolean = () => true,
): Result<readonly JudgedAnswer[], { readonly kind: 'notDrawn' | 'unavailable' }> {
  const { answers, permutedAnswers } = question;
  const exercise = drawExercise(question, seed, language);
  if (!exercise.ok) return fail({ kind: 'notDrawn' });
  const judging = { ...exercise.value, hasTime };
  const given = answers.map((answer, index) => ({ text: inputs[index] ?? '', language, answer }));
  const assigned = judgeAnswers(given, permutedAnswers, judging);
  if (!hasTime()) return fail({ kind: 'unavailable' });
  return succeed(
    assigned.flatMap(({ assessment, solution }) => {
      const answer = answers[solution];
      return answer === undefined ? [] : [{ ...assessment, solution: printSolution(answer, judging) }];
    }),
  );
}
