import type { Random } from '../../platform/index.ts';
import type { Allowance } from './allowance.ts';
import { boxDrawer, placeIn, wholeBox } from './index-box.ts';
import { planCombinations } from './combination-plan.ts';
import { chooseAmong } from './enumerate.ts';
import { certaintyOf } from './condition-certainty.ts';
import type { ConditionGroup, GroupOutcome } from './groups.ts';
import type { Model } from './model.ts';
import { prune } from './prune.ts';
import { searchFurther } from './search-further.ts';
import { drawFrom } from '../definitions/random-domain.ts';

/** How often random numbers are redrawn before their values are searched systematically. */
export const maximumAttempts = 1000;

/** Maximum number of combinations that are enumerated. */
export const maximumCombinations = 1_000_000;

/** Maximum number of boxes examined at first. */
const firstBoxes = 4000;

/**
 * Redraws the numbers of a group until none of its conditions holds; every combination of values that avoids them all
 * is equally likely. First by rejection sampling; if that fails, by enumerating all combinations, or, with too many or
 * a continuum, by sampling from what interval pruning leaves of them, and then by a search that the allowance limits.
 */
export function meetConditions(
  model: Model,
  group: ConditionGroup,
  random: Random,
  allowance: Allowance,
): GroupOutcome {
  const { conditions, redrawn } = group;
  const needed = new Set(conditions.flatMap(({ steps }) => steps));
  const steps = model.steps.filter((step) => needed.has(step));
  const isMet = (): boolean => {
    const { frame } = model;
    for (const { slot, evaluate } of steps) frame[slot] = evaluate(frame);
    return !conditions.some(({ holds }) => holds(frame));
  };
  if (isMet()) return 'met';
  if (redrawn.length === 0) return 'impossible';
  for (let attempt = 0; attempt < maximumAttempts; attempt++) {
    for (const each of redrawn) model.put(each, drawFrom(each.domain, random));
    if (isMet()) return 'met';
  }

  const { boxes, combinations } = prune([wholeBox(redrawn)], certaintyOf(model, conditions, steps), {
    fewEnough: maximumCombinations,
    mostBoxes: firstBoxes,
  });
  if (boxes.length === 0) return 'impossible';
  if (combinations <= maximumCombinations) {
    const plan = planCombinations(model, redrawn, conditions, steps);
    return plan === undefined ? 'notFound' : chooseAmong(model, plan, boxes, random);
  }
  const drawBox = boxDrawer(boxes);
  for (let attempt = 0; attempt < maximumAttempts; attempt++) {
    for (const [each, side] of drawBox(random)) model.put(each, each.domain.at(placeIn(side, each, random)));
    if (isMet()) return 'met';
  }
  return searchFurther(model, group, { steps, boxes, fewEnough: maximumCombinations, isMet }, random, allowance);
}
