import { exactValue, fraction, type Expression, type Fraction, type FunctionBody } from '../expression/index.ts';
import type { Random } from '../platform/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import { adjust } from './adjust.ts';
import { checkNames } from './check-names.ts';
import type { RandomRule, VariableDefinition } from './definition.ts';
import { inDependencyOrder } from './dependency-order.ts';
import type { Drawn, DrawnNumber, DrawnText, DrawnValue } from './drawn.ts';
import type { VariableFailure } from './failure.ts';
import { drawFunction } from './draw-function.ts';
import { Model } from './model.ts';
import { drawFrom, drawnNumber } from './random-domain.ts';
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

  const randomValues = drawRandom(read, model, random);
  const unmet = adjust(model, conditions, random);
  if (unmet.length > 0) return fail(unmet);
  model.compute();
  return collect(read, ordered, model, randomValues);
}
