import type { Random } from '../../platform/index.ts';
import { fail, type Result } from '../../store/index.ts';
import { drawRandoms } from './draw-randoms.ts';
import { checkNames } from '../definitions/check-names.ts';
import { collectValues } from './collect-values.ts';
import type { RandomRule, VariableDefinition } from '../definitions/definition.ts';
import { inDependencyOrder } from '../definitions/dependency-order.ts';
import type { Drawn, DrawnText } from '../definitions/drawn.ts';
import type { VariableFailure } from '../definitions/failure.ts';
import { Model } from '../solving/model.ts';
import { placeDomains } from '../definitions/place-domains.ts';
import { compileLimits, impliedRules, limitsNotWhole } from './draw-within.ts';
import { readDefinitions, type LimitedDefinition, type ReadDefinition } from '../definitions/read-definitions.ts';
import { readRule, type Condition } from '../solving/read-rules.ts';

/**
 * Gives every variable a value: random ones are drawn in definition order, so that the same seed yields the same
 * values, and redrawn while a rule demands it; numbers and functions follow. The definitions and rules of a problem
 * precede those of its questions and yield the same values in all of them. In the definitions of a figure, whatever
 * depends on its elements is left to the figure.
 */
export function drawVariables(
  definitions: readonly VariableDefinition[],
  rules: readonly RandomRule[],
  random: Random,
): Result<Drawn, readonly VariableFailure[]> {
  const wrongNames = checkNames(definitions);
  if (wrongNames.length > 0) return fail(wrongNames);
  const { defined, read: written, failures } = readDefinitions(definitions);
  // Random ones first: their slots in the model are in definition order.
  const { ordered: inOrder, failures: circles } = inDependencyOrder(
    written.toSorted((a, b) => Number(isRandom(b)) - Number(isRandom(a))),
    dependenciesOf,
  );
  if (failures.length + circles.length > 0) return fail([...failures, ...circles]);
  const placed = placeDomains(inOrder);
  if (!placed.ok) return placed;
  const ordered = placed.value;
  const model = new Model(ordered);
  const conditions: Condition[] = [];
  const wrong: VariableFailure[] = [...model.failures];
  const limits = compileLimits(ordered, model);
  if (!limits.ok) return fail([...wrong, ...limits.failure]);
  for (const rule of [...rules, ...impliedRules(ordered, rules.length > 0)]) {
    const condition = readRule(rule, model, defined);
    if (condition.ok) conditions.push(condition.value);
    else wrong.push(condition.failure);
  }
  if (wrong.length > 0) return fail(wrong);

  const texts = new Map<string, DrawnText>();
  const unmet = drawRandoms({ ordered, limits: limits.value }, model, conditions, random, texts);
  if (unmet.length > 0) return fail(unmet);
  const notWhole = limitsNotWhole(ordered, limits.value);
  if (notWhole.length > 0) return fail(notWhole);
  model.compute();
  const names = new Map(ordered.map((each) => [each.name, each]));
  const read = written.flatMap(({ name }) => names.get(name) ?? []);
  return collectValues({ read, ordered, model, texts });
}

function isRandom({ kind }: ReadDefinition | LimitedDefinition): boolean {
  return kind === 'random' || kind === 'limited';
}

function dependenciesOf(read: ReadDefinition | LimitedDefinition): ReadonlySet<string> {
  switch (read.kind) {
    case 'random':
      return new Set();
    case 'limited':
      return new Set([...read.limits.from.dependsOn, ...read.limits.to.dependsOn]);
    case 'number':
    case 'function':
      return read.term.dependsOn;
  }
}
