import type { Random } from '../../platform/index.ts';
import type { DrawnText } from '../definitions/drawn.ts';
import type { VariableFailure } from '../definitions/failure.ts';
import { Allowance } from '../solving/allowance.ts';
import { clustersOf, wholeGroup, type Cluster, type GroupOutcome } from '../solving/groups.ts';
import { drawPlace, drawWithin, type LimitsNow, type Taken } from './draw-within.ts';
import type { Model } from '../solving/model.ts';
import type { ReadDefinition } from '../definitions/read-definitions.ts';
import type { Condition } from '../solving/read-rules.ts';
import type { Streams } from './streams.ts';
import { meetConditions } from '../solving/meet-conditions.ts';
import { whyUnmet } from '../solving/why-unmet.ts';

/** What a draw may spend on conditions that are hard to meet: below a second where most of it goes into arithmetic. */
const mostWork = 3e8;

/**
 * Draws all random variables in definition order (one whose limits depend on others after those), and numbers again until no condition holds. Numbers go into the
 * model, texts into the map. Rules are met as soon as everything that decides them has been drawn, so that later
 * definitions do not affect earlier ones. Variables a rule does not name keep their value, unless there is no other way
 * to avoid the conditions.
 */
export function drawRandoms(
  { ordered, limits }: { readonly ordered: readonly ReadDefinition[]; readonly limits: LimitsNow },
  model: Model,
  conditions: readonly Condition[],
  streams: Streams,
  texts: Map<string, DrawnText>,
): readonly VariableFailure[] {
  const firstOwn = firstOwnSlot(ordered, model, streams);
  // A group that reads nothing of the question is met alike in all questions of its problem.
  const streamAt = (place: number): Random => (place < firstOwn ? streams.problem : streams.own);
  const groups = clustersOf(conditions)
    .flatMap((cluster) => cluster.map((group) => ({ group, cluster })))
    .toSorted((a, b) => a.group.place - b.group.place);
  const allowance = new Allowance(mostWork);
  const stuck = new Map<Cluster, GroupOutcome>();
  let next = 0;
  const settleUpTo = (place: number): void => {
    for (let each = groups[next]; each !== undefined && each.group.place <= place; each = groups[++next]) {
      if (stuck.has(each.cluster)) continue;
      const outcome = meetConditions(model, each.group, streamAt(each.group.place), allowance);
      if (outcome !== 'met') stuck.set(each.cluster, outcome);
    }
  };
  const taken: Taken = new Map();
  settleUpTo(-1);
  for (const each of ordered) {
    if (each.kind !== 'random') continue;
    const { name, domain, definition } = each;
    const random = streams.isOwn(definition) ? streams.own : streams.problem;
    if (domain.isText) texts.set(name, domain.at(drawPlace(each, taken, random)));
    else {
      const slot = model.slotOf(name) ?? 0;
      const isFromSet = definition.type === 'drawFromSet';
      const drawn = isFromSet ? domain.at(drawPlace(each, taken, random)) : drawWithin(each, domain, limits, random);
      model.put({ name, domain, slot }, drawn);
      settleUpTo(slot);
    }
  }
  return [...stuck].flatMap(([cluster, outcome]) => {
    const last = Math.max(...cluster.map(({ place }) => place));
    return unlessMet(model, { cluster, outcome }, streamAt(last), allowance);
  });
}

/** The slot of the first random number that belongs to the question: those of the problem precede it. */
function firstOwnSlot(ordered: readonly ReadDefinition[], model: Model, { isOwn }: Streams): number {
  const slots = ordered.flatMap(({ kind, name, definition }) =>
    kind === 'random' && isOwn(definition) ? (model.slotOf(name) ?? []) : [],
  );
  return Math.min(...slots, Infinity);
}

/** Redraws everything that decides the conditions of a cluster if its rules alone could not avoid them. */
function unlessMet(
  model: Model,
  { cluster, outcome }: { readonly cluster: Cluster; readonly outcome: GroupOutcome },
  random: Random,
  allowance: Allowance,
): readonly VariableFailure[] {
  const whole = wholeGroup(cluster.flatMap(({ conditions }) => conditions));
  const [only] = cluster;
  const hasTriedAll = cluster.length === 1 && only?.redrawn.length === whole.decisive.length;
  const last = hasTriedAll ? outcome : meetConditions(model, whole, random, allowance);
  return last === 'met' ? [] : whyUnmet(model, whole.conditions, last === 'impossible', random);
}
