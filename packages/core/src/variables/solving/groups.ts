import type { RandomNumber } from './model.ts';
import type { Condition } from './read-rules.ts';

/** Conditions that are met together, by redrawing the random numbers their rules name. */
export interface ConditionGroup {
  readonly conditions: readonly Condition[];
  /** The random numbers that may be redrawn. */
  readonly redrawn: readonly RandomNumber[];
  /** All random numbers that decide whether a condition holds. */
  readonly decisive: readonly RandomNumber[];
  /** The slot of the last number drawn before they can be met; -1 if there is none. */
  readonly place: number;
}

/** The outcome of drawing: values that avoid all conditions, a proof that there are none, or neither. */
export type GroupOutcome = 'met' | 'impossible' | 'notFound';

/** Groups that affect each other, each after those that draw what it reads. */
export type Cluster = readonly ConditionGroup[];

/**
 * Sorts conditions into clusters that can be met independently, and these into groups that can be met one after
 * another: what a rule only reads stays fixed, unless a rule about that number reads back.
 */
export function clustersOf(conditions: readonly Condition[]): readonly Cluster[] {
  return connected(conditions, ({ decisive }) => decisive).map((cluster) =>
    inOrder(connected(cluster, ({ redrawn }) => redrawn).map(groupOf)),
  );
}

/** Conditions that are to be met by redrawing everything that decides them. */
export function wholeGroup(conditions: readonly Condition[]): ConditionGroup {
  const group = groupOf(conditions);
  return { ...group, redrawn: group.decisive };
}

function groupOf(conditions: readonly Condition[]): ConditionGroup {
  const decisive = [...new Set(conditions.flatMap((condition) => condition.decisive))];
  return {
    conditions,
    redrawn: [...new Set(conditions.flatMap(({ redrawn }) => redrawn))],
    decisive,
    place: lastSlot(decisive),
  };
}

/** Slots are in definition order. */
function lastSlot(randoms: readonly RandomNumber[]): number {
  return randoms.reduce((last, { slot }) => Math.max(last, slot), -1);
}

/** Conditions that share a random number, directly or transitively. */
function connected(
  conditions: readonly Condition[],
  randomsOf: (condition: Condition) => readonly RandomNumber[],
): readonly (readonly Condition[])[] {
  const heads = new Map<RandomNumber, RandomNumber>();
  const headOf = (random: RandomNumber): RandomNumber => {
    let head = random;
    for (let next = heads.get(head); next !== undefined; next = heads.get(head)) head = next;
    return head;
  };
  for (const condition of conditions) {
    const [first, ...others] = randomsOf(condition);
    for (const other of others) {
      if (first !== undefined && headOf(first) !== headOf(other)) heads.set(headOf(other), headOf(first));
    }
  }
  const parts = new Map<RandomNumber | Condition, Condition[]>();
  for (const condition of conditions) {
    const [first] = randomsOf(condition);
    const key = first === undefined ? condition : headOf(first);
    const part = parts.get(key);
    if (part === undefined) parts.set(key, [condition]);
    else part.push(condition);
  }
  return [...parts.values()];
}

/** Merges groups that read each other; those that read more come later. */
function inOrder(groups: readonly ConditionGroup[]): Cluster {
  const drawers = new Map(groups.flatMap((group) => group.redrawn.map((random) => [random, group] as const)));
  const reach = new Map(groups.map((group) => [group, reachOf(group, drawers)]));
  const done = new Set<ConditionGroup>();
  return groups
    .toSorted((a, b) => (reach.get(a)?.size ?? 0) - (reach.get(b)?.size ?? 0))
    .flatMap((group) => {
      if (done.has(group)) return [];
      const reached = [...(reach.get(group) ?? [])];
      const circle = reached.filter((other) => reach.get(other)?.has(group));
      for (const each of circle) done.add(each);
      const merged = groupOf(circle.flatMap(({ conditions }) => conditions));
      return [{ ...merged, place: Math.max(...reached.map(({ place }) => place)) }];
    });
}

/** The group, those that draw what it reads, and so on. */
function reachOf(
  group: ConditionGroup,
  drawers: ReadonlyMap<RandomNumber, ConditionGroup>,
): ReadonlySet<ConditionGroup> {
  const reached = new Set([group]);
  for (const { decisive } of reached) {
    for (const random of decisive) {
      const drawer = drawers.get(random);
      if (drawer !== undefined) reached.add(drawer);
    }
  }
  return reached;
}
