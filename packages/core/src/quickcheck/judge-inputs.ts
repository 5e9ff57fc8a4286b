import { drawExercise } from '../exercise/index.ts';
import { judgeAnswers, printSolution } from '../judgement/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import type { HandedIn, JudgedAnswer } from './ports.ts';

/**
 * Judges the inputs of a quick check: draws its values from the seed and compares each input with its solution while
 * time remains.
 */
export function judgeInputs(
  { language, seed, question, inputs }: HandedIn,
  hasTime: () => boolean = () => true,
): Result<readonly JudgedAnswer[], { readonly kind: 'notDrawn' | 'unavailable' }> {
  const { answers, permutedAnswers } = question;
  const exercise = drawExercise(question, seed, language);
  if (!exercise.ok) return fail({ kind: 'notDrawn' });
  const judging = { ...exercise.value, hasTime };
  const assessments = judgeAnswers(inputs, answers, permutedAnswers, judging);
  if (!hasTime()) return fail({ kind: 'unavailable' });
  return succeed(
    answers.map((answer, index) => ({
      ...(assessments[index] ?? { verdict: 'invalid' }),
      solution: printSolution(answer, judging),
    })),
  );
}
