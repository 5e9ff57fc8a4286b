import type { Variable } from '../definitions/index.ts';
import { answerVariables } from './answers.ts';

/** How a page shows its figures: for interaction, or as submitted. */
export type FigureView = 'normal' | 'correction';

/**
 * Whether a figure is interactive (specification 002 §4): never in a correction; if it answers a question, only if one
 * of its answers can be changed.
 */
export function isInteractive(variables: readonly Variable[], view: FigureView): boolean {
  if (view === 'correction') return false;
  const isToBeAnswered = variables.some(({ settings }) => settings.answer !== undefined);
  return !isToBeAnswered || answerVariables(variables).length > 0;
}
