import type { Random } from '../platform/index.ts';
import { fail, type Result } from '../store/index.ts';
import { adjust } from './adjust.ts';
import { checkNames } from './check-names.ts';
import { collectValues } from './collect-values.ts';
import type { RandomRule, VariableDefinition } from './definition.ts';
import { inDependencyOrder } from './dependency-order.ts';
import type { Drawn, DrawnText } from './drawn.ts';
import type { VariableFailure } from './failure.ts';
import { Model } from './model.ts';
import { drawFrom } from './random-domain.ts';
import { readDefinitions, type ReadDefinition } from './read-definitions.ts';
import { readRule, type Condition } from './read-rules.ts';

/**
 * Gives every variable a value: random ones are drawn first and in the order of their definitions, so that the same
 * seed gives the same values; then they are drawn again while a rule says so; then numbers and functions follow. In the
 * definitions of a figure, what depends on its elements is left to it.
 */
export function drawVariables(
  definitions: readonly VariableDefinition[],
  rules: readonly RandomRule[],
  random: Random,
): Result<Drawn, readonly VariableFailure[]> {
  const wrongNames = checkNames(definitions);
  if (wrongNames.length > 0) return fail(wrongNames);
  const { defined, read, failures } = readDefinitions(definitions);
  const { ordered, failures: circles } = inDependencyOrder(read);
  if (failures.length + circles.length > 0) return fail([...failures, ...circles]);
  const model = new Model(ordered);
  const conditions: Condition[] = [];
  const wrong: VariableFailure[] = [...model.failures];
  for (const rule of rules) {
    const condition = readRule(rule, model, defined);
    if (condition.ok) conditions.push(condition.value);
    else wrong.push(condition.failure);
  }
  if (wrong.length > 0) return fail(wrong);

  const texts = drawRandom(read, model, random);
  const unmet = adjust(model, conditions, random);
  if (unmet.length > 0) return fail(unmet);
  model.compute();
  return collectValues({ read, ordered, model, texts });
}

/** Draws everything random once; texts are returned, numbers go into the model. */
function drawRandom(read: readonly ReadDefinition[], model: Model, random: Random): ReadonlyMap<string, DrawnText> {
  const texts = new Map<string, DrawnText>();
  for (const each of read) {
    if (each.kind !== 'random') continue;
    const { name, domain } = each;
    if (domain.isText) texts.set(name, drawFrom(domain, random));
    else model.put({ name, domain, slot: model.slotOf(name) ?? 0 }, drawFrom(domain, random));
  }
  return texts;
}
