import type { Visualization } from '@lemma/core/document';
import type { AnswerPlace } from '@lemma/core/mathlet';
import { construct, type ProblemValues } from '../definitions/index.ts';
import { answerVariables } from './answers.ts';

/**
 * Substitutes for the problem around a figure while only names matter: it has every question, and a number for every
 * name.
 */
const anyProblem: ProblemValues = { number: () => 1, hasQuestion: () => true, numberIn: () => 1 };

/** The places of the answers that a figure provides, known before it is opened: their fields cannot be typed into. */
export function answeredPlaces(visualization: Visualization): readonly AnswerPlace[] {
  // Most figures provide no answers, and need not be read for that.
  if (visualization.definitions.every(({ attributes }) => attributes['answer'] === undefined)) return [];
  return answerVariables(construct(visualization, 0, anyProblem).variables).map(({ place }) => place);
}
