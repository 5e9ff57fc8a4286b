import type { Random } from '../platform/index.ts';
import { countCombinations, findSolutions } from './enumerate.ts';
import type { VariableFailure } from './failure.ts';
import type { Model, Step } from './model.ts';
import { drawFrom } from './random-domain.ts';
import type { Condition } from './read-rules.ts';

/** How often variables are drawn again before all their values are tried one by one. */
export const maximumAttempts = 1000;

/** Most combinations of values that are tried one by one. */
export const maximumCombinations = 1_000_000;

/** Conditions that share random numbers, directly or through others: they can be met apart from the rest. */
interface Cluster {
  readonly conditions: readonly Condition[];
  readonly steps: readonly Step[];
}

/**
 * Draws random numbers again until no condition holds. When that does not come about, all combinations of values are
 * tried: one without a holding condition is chosen, each with the same chance, or it is proven that there is none.
 */
export function adjust(model: Model, conditions: readonly Condition[], random: Random): readonly VariableFailure[] {
  return clustersOf(conditions, model.steps).flatMap((cluster) => adjustCluster(model, cluster, random));
}

function adjustCluster(model: Model, cluster: Cluster, random: Random): readonly VariableFailure[] {
  const { frame } = model;
  const { conditions, steps } = cluster;
  for (let attempt = 0; attempt <= maximumAttempts; attempt++) {
    for (const { slot, evaluate } of steps) frame[slot] = evaluate(frame);
    const broken = conditions.find(({ holds }) => holds(frame));
    if (broken === undefined) return [];
    for (const redrawn of broken.redrawn) model.put(redrawn, drawFrom(redrawn.domain, random));
  }
  const decisive = model.randoms.filter((each) => conditions.some((condition) => condition.decisive.includes(each)));
  if (countCombinations(decisive) > maximumCombinations) return unmet(conditions, false);
  const solutions = findSolutions(model, decisive, steps, conditions);
  if (solutions.count === 0) {
    const never = conditions.filter((_, index) => !solutions.avoidable[index]);
    return unmet(never.length > 0 ? never : conditions, true);
  }
  solutions.choose(random.integer(0, solutions.count - 1));
  return [];
}

function unmet(conditions: readonly Condition[], isProven: boolean): readonly VariableFailure[] {
  return conditions.map(({ source }) => ({
    kind: 'notFulfilled',
    span: source.span,
    condition: source.text,
    isProven,
  }));
}

function clustersOf(conditions: readonly Condition[], steps: readonly Step[]): readonly Cluster[] {
  const groups: Condition[][] = [];
  for (const condition of conditions) {
    const touching = groups.filter((group) => group.some((other) => sharesRandoms(other, condition)));
    const merged = [...touching.flat(), condition];
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push(conditions.filter((each) => merged.includes(each)));
  }
  return groups.map((group) => ({
    conditions: group,
    steps: steps.filter((step) => group.some((condition) => condition.steps.includes(step))),
  }));
}

function sharesRandoms(a: Condition, b: Condition): boolean {
  const ofB = [...b.redrawn, ...b.decisive];
  return [...a.redrawn, ...a.decisive].some((random) => ofB.includes(random));
}
