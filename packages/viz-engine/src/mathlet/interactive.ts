import type { Variable } from '../definitions/index.ts';
import { answerVariables } from './answers.ts';

/** How a page shows its figures: to work with them, or as they were handed in. */
export type FigureView = 'normal' | 'correction';

/**
 * Whether a figure can be operated (specification 002 §4): never in a correction; if it is there to answer a question, only if
 * any of its answers can be changed.
 */
export function isInteractive(variables: readonly Variable[], view: FigureView): boolean {
  if (view === 'correction') return false;
  const isToBeAnswered = variables.some(({ settings }) => settings.answer !== undefined);
  return !isToBeAnswered || answerVariables(variables).length > 0;
}
