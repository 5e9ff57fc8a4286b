import type { Visualization } from '@lemma/core/document';
import type { AnswerPlace } from '@lemma/core/mathlet';
import { construct } from '../construction/index.ts';
import { answerVariables } from './answers.ts';

/** The answers that a figure gives, known before it is opened: their fields are not written into. */
export function answeredPlaces(visualization: Visualization): readonly AnswerPlace[] {
  // Most figures answer nothing, and need not be read for that.
  if (visualization.definitions.every(({ attributes }) => attributes['answer'] === undefined)) return [];
  return answerVariables(construct(visualization, 0).variables).map(({ place }) => place);
}
