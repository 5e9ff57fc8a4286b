import type { Random } from '../../platform/index.ts';
import { shareOf, wholeBox, type IndexBox } from './index-box.ts';
import { planCombinations } from './combination-plan.ts';
import { chooseAmong } from './enumerate.ts';
import { certaintyOf } from './condition-certainty.ts';
import type { ConditionGroup } from './groups.ts';
import type { Model } from './model.ts';
import { prune } from './prune.ts';
import { drawFrom } from '../definitions/random-domain.ts';

/** How often random numbers are redrawn before their values are searched systematically. */
export const maximumAttempts = 1000;

/** Maximum number of combinations that are enumerated. */
export const maximumCombinations = 1_000_000;

/** The outcome of drawing: values that avoid all conditions, a proof that there are none, or neither. */
export type GroupOutcome = 'met' | 'impossible' | 'notFound';

/**
 * Redraws the numbers of a group until none of its conditions holds; every combination of values that avoids them all
 * is equally likely. First by rejection sampling; if that fails, by enumerating all combinations, or, with too many or
 * a continuum, by sampling from what interval pruning leaves of them.
 */
export function meetConditions(model: Model, { conditions, redrawn }: ConditionGroup, random: Random): GroupOutcome {
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

  const { boxes, combinations } = prune(wholeBox(redrawn), certaintyOf(model, conditions, steps), maximumCombinations);
  if (boxes.length === 0) return 'impossible';
  if (combinations <= maximumCombinations) {
    const plan = planCombinations(model, redrawn, conditions, steps);
    if (plan === undefined) return 'notFound';
    return chooseAmong(model, plan, boxes, random) ? 'met' : 'impossible';
  }
  const drawBox = boxDrawer(boxes);
  for (let attempt = 0; attempt < maximumAttempts; attempt++) {
    for (const [each, { from, to }] of drawBox(random)) {
      const at = each.domain.size === Infinity ? from + random.fraction() * (to - from) : random.integer(from, to);
      model.put(each, each.domain.at(at));
    }
    if (isMet()) return 'met';
  }
  return 'notFound';
}

/** Draws boxes with probability proportional to their share of all combinations. */
function boxDrawer(boxes: readonly IndexBox[]): (random: Random) => IndexBox {
  const ends: number[] = [];
  for (const box of boxes) ends.push((ends.at(-1) ?? 0) + shareOf(box));
  return (random) => {
    const place = random.fraction() * (ends.at(-1) ?? 0);
    return boxes[ends.findIndex((end) => place < end)] ?? boxes.at(-1) ?? new Map();
  };
}
