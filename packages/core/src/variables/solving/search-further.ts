import type { Random } from '../../platform/index.ts';
import { nodesIn, type Allowance } from './allowance.ts';
import { planCombinations } from './combination-plan.ts';
import { certaintyOf } from './condition-certainty.ts';
import { chooseAmong, chooseFromSlices } from './enumerate.ts';
import { boxDrawer, placeIn, shareOf, wholeBox, type IndexBox } from './index-box.ts';
import type { ConditionGroup, GroupOutcome } from './groups.ts';
import type { Model, Step } from './model.ts';
import { prune } from './prune.ts';

/** How often single combinations are drawn. */
const mostPoints = 50_000;

/** Maximum number of boxes examined. */
const mostBoxes = 100_000;

/** Boxes that hold more of all combinations than this are not worth going through one by one. */
const worthwhileShare = 0.25;

/** A node costs this many times as much as in a column when it is evaluated alone, */
const costOfPoint = 4;

/** and this many times more when it is evaluated with intervals. */
const costOfInterval = 4;

/** What is searched: where the conditions of a group may not hold. */
export interface Remains {
  readonly steps: readonly Step[];
  /** They contain all solutions, and do not overlap. */
  readonly boxes: readonly IndexBox[];
  /** Maximum number of combinations that are enumerated without counting. */
  readonly fewEnough: number;
  readonly isMet: () => boolean;
}

/**
 * Searches for rare solutions among more combinations than can be tried, in four ways, each of which goes on with what
 * the one before has left:
 *
 * 1. single combinations from the boxes; each solution is equally likely;
 * 2. dividing the boxes further, for as long as that eliminates many combinations;
 * 3. trying all combinations number by number, leaving a branch as soon as a condition is decided (backtracking); if
 *    that ends in time, each solution is equally likely, or it is proven that there is none;
 * 4. trying all combinations in slices drawn at random, until a dozen solutions are known, one of which is chosen.
 *    Only here, solutions that share a slice with many others are slightly less likely.
 */
export function searchFurther(
  model: Model,
  { conditions, redrawn }: ConditionGroup,
  { steps, boxes, fewEnough, isMet }: Remains,
  random: Random,
  allowance: Allowance,
): GroupOutcome {
  const cost = costOfPoint * nodesIn([...steps, ...conditions].map(({ expression }) => expression));
  const drawBox = boxDrawer(boxes);
  for (let point = 0; point < mostPoints && allowance.spend(cost); point += 1) {
    for (const [each, side] of drawBox(random)) model.put(each, each.domain.at(placeIn(side, each, random)));
    if (isMet()) return 'met';
  }
  const dividing = allowance.part(0.25);
  const left = prune(boxes, certaintyOf(model, conditions, steps), {
    fewEnough,
    mostBoxes,
    onlyWhileItPays: true,
    mayGoOn: (looked) => dividing.spend(looked * cost * costOfInterval),
  });
  allowance.takeBack(dividing);
  if (left.boxes.length === 0) return 'impossible';
  const plan = planCombinations(model, redrawn, conditions, steps);
  if (plan === undefined) return 'notFound';
  // Many small boxes take longer than a large one that holds little more.
  const share = left.boxes.reduce((sum, box) => sum + shareOf(box), 0);
  const few = share > worthwhileShare ? [wholeBox(redrawn)] : left.boxes;
  const trying = allowance.part(0.5);
  const outcome = chooseAmong(model, plan, few, random, { allowance: trying, isMet, cost });
  allowance.takeBack(trying);
  return outcome === 'notFound' ? chooseFromSlices(model, plan, few, random, { allowance, isMet, cost }) : outcome;
}
