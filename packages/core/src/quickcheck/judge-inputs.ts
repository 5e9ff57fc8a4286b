import { judgeAnswers, printSolution } from '../judgement/index.ts';
import { seededRandom } from '../platform/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import { drawQuestion } from '../variables/index.ts';
import type { HandedIn, JudgedAnswer } from './ports.ts';

/**
 * Judges the inputs of a quick check: draws its values from the seed and compares each input with its solution, as long as
 * there is time.
 */
export function judgeInputs(
  { language, seed, asked, inputs }: HandedIn,
  hasTime: () => boolean = () => true,
): Result<readonly JudgedAnswer[], { readonly kind: 'notDrawn' | 'unavailable' }> {
  const { field, displayPrecision, correctorPrecision: precision, variables, answers, permutedAnswers } = asked;
  const drawn = drawQuestion(variables.definitions, variables.rules, seededRandom(seed), field);
  if (!drawn.ok) return fail({ kind: 'notDrawn' });
  const judging = { drawn: drawn.value, field, precision, displayPrecision, language, hasTime };
  const verdicts = judgeAnswers(inputs, answers, permutedAnswers, judging);
  if (!hasTime()) return fail({ kind: 'unavailable' });
  return succeed(
    answers.map((answer, index) => ({
      verdict: verdicts[index] ?? 'invalid',
      solution: printSolution(answer, judging),
    })),
  );
}
