import type { NumberRange, QuestionPlan } from '../document/index.ts';
import { drawnNumbers } from '../exercise/index.ts';
import { playableLevels } from '../game/index.ts';

/**
 * The numbers of the questions of a level (from 1), with the pools of those that are drawn, in order; deterministic in
 * the seed. None for a level that there is not.
 */
export function levelTasks(
  plan: QuestionPlan,
  level: number,
  seed: number,
): readonly { readonly number: number; readonly pool?: NumberRange }[] {
  const of = playableLevels(plan)[level - 1];
  if (of === undefined) return [];
  const drawn = drawnNumbers(of.pools, 0, seed);
  const listed = of.questions.filter((number) => !drawn.some((task) => task.number === number));
  return [...listed.map((number) => ({ number })), ...drawn].sort((a, b) => a.number - b.number);
}
