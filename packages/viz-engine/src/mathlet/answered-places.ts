import type { Visualization } from '@lemma/core/document';
import type { AnswerPlace } from '@lemma/core/mathlet';
import { construct, type ProblemValues } from '../definitions/index.ts';
import { answerVariables } from './answers.ts';

/** Stands for the problem around a figure as long as only names matter: it has every question, and a number of every name. */
const anyProblem: ProblemValues = { number: () => 1, hasQuestion: () => true, numberIn: () => 1 };

/** The answers that a figure gives, known before it is opened: their fields are not written into. */
export function answeredPlaces(visualization: Visualization): readonly AnswerPlace[] {
  // Most figures answer nothing, and need not be read for that.
  if (visualization.definitions.every(({ attributes }) => attributes['answer'] === undefined)) return [];
  return answerVariables(construct(visualization, 0, anyProblem).variables).map(({ place }) => place);
}
