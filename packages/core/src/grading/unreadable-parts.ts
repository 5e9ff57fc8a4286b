import type { Explanation, ProblemQuestion, Quickcheck } from '../document/index.ts';
import type { Exercise } from '../exercise/index.ts';
import type { ExpressionFailure } from '../expression/index.ts';
import {
  conditionHolds,
  judgeAnswer,
  printSolution,
  readWithAnswers,
  vanishingIn,
  type ConditionScope,
  type GivenAnswer,
} from '../judgement/index.ts';
import { onlyAnswer } from './only-answer.ts';
import type { SourceText } from '../source/index.ts';
import type { Result } from '../store/index.ts';

/** A condition or an expression of an author that cannot be read; the span of the failure is in its text. */
export interface UnreadablePart {
  readonly source: SourceText;
  readonly failure: ExpressionFailure;
}

/**
 * The conditions of explanations, credits and relations, and the expressions that must vanish, that cannot be read with
 * these values if every answer is right.
 */
export function unreadableParts(question: ProblemQuestion | Quickcheck, exercise: Exercise): readonly UnreadablePart[] {
  const { answers, choices, choiceMatrix, explanations } = question;
  const { language } = exercise;
  const given = answers.map((answer) => ({ text: printSolution(answer, exercise), language, answer }));
  const count = answers.length > 0 ? answers.length : choices.length + (choiceMatrix?.rows.length ?? 0);
  const judging = { ...exercise, given };
  const scope = (own: GivenAnswer | undefined): ConditionScope => ({
    ...(own && { own }),
    judging,
    judge: judgeAnswer,
    stateOf: (number) => {
      const isThere = number === undefined ? own !== undefined || (answers.length === 0 && count > 0) : number <= count;
      return isThere ? { verdict: 'right', isEdited: true } : undefined;
    },
  });
  const conditionsOf = (explained: readonly Explanation[]) =>
    explained.flatMap(({ condition }) => (condition === undefined ? [] : [condition]));
  const unreadable = (source: SourceText, read: Result<unknown, ExpressionFailure>) =>
    read.ok ? [] : [{ source, failure: read.failure }];
  return [
    ...conditionsOf(explanations).flatMap((each) => unreadable(each, conditionHolds(each, scope(onlyAnswer(given))))),
    ...given.flatMap((own) => {
      const { correctors } = own.answer;
      const relations = correctors.flatMap((corrector) => (corrector.kind === 'strings' ? [corrector.relation] : []));
      return [
        ...[...conditionsOf([...own.answer.explanations, ...own.answer.credits]), ...relations].flatMap((each) =>
          unreadable(each, conditionHolds(each, scope(own))),
        ),
        ...vanishingIn(correctors).flatMap((each) => unreadable(each, readWithAnswers(each.text, own, judging))),
      ];
    }),
  ];
}
