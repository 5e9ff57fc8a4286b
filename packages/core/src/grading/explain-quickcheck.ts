import type { Explanation, ProblemQuestion, Quickcheck } from '../document/index.ts';
import type { Exercise } from '../exercise/index.ts';
import { placeKey } from '../mathlet/index.ts';
import { gradeProblem } from './grade-problem.ts';

/** What a learner has given to a quick check: its inputs, one for each answer, and the ids of its selected options. */
export interface GivenToQuickcheck {
  readonly inputs: readonly string[];
  readonly selected: ReadonlySet<string>;
}

/** A quick check as a question of a problem, which is graded and explained in the same way. */
export function asQuestion(quickcheck: Quickcheck): ProblemQuestion {
  return { ...quickcheck, kind: 'question', explainsAlways: false };
}

/**
 * The explanations of a quick check that apply to what was given, those of its answers first. With `isSolutionShown`, also
 * those that have no condition and stand at right answers.
 */
export function explanationsOf(
  quickcheck: Quickcheck,
  exercise: Exercise,
  { inputs, selected }: GivenToQuickcheck,
  isSolutionShown: boolean,
): readonly Explanation[] {
  const question = { ...asQuestion(quickcheck), explainsAlways: isSolutionShown };
  const { language } = exercise;
  const texts = new Map(
    inputs.map((text, index) => [placeKey({ question: 1, answer: index + 1 }), { text, language }] as const),
  );
  const given = { texts, selected: new Map(selected.size > 0 ? [[1, selected]] : []) };
  const [graded] = gradeProblem([{ number: 1, question, exercise }], given).questions;
  const ofAnswers = graded?.answers.flatMap(({ assessment, explanations }, index) =>
    assessment.verdict === 'right' && isSolutionShown
      ? (quickcheck.answers[index]?.explanations ?? []).filter(({ condition }) => condition === undefined)
      : explanations,
  );
  return [...(ofAnswers ?? []), ...(graded?.explanations ?? [])];
}
