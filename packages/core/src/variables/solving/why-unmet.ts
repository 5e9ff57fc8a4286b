import type { Random } from '../../platform/index.ts';
import type { VariableFailure } from '../definitions/failure.ts';
import { Allowance } from './allowance.ts';
import { wholeGroup, type GroupOutcome } from './groups.ts';
import type { Model } from './model.ts';
import { badLimits, lastOf } from '../definitions/random-domain.ts';
import type { Condition } from './read-rules.ts';
import { meetConditions } from './meet-conditions.ts';

/**
 * Which conditions could not be avoided: those that never can be, with the ranges of their variables; if no values were
 * found, those for which none are found alone; or otherwise all of them.
 */
export function whyUnmet(
  model: Model,
  conditions: readonly Condition[],
  isProven: boolean,
  random: Random,
): readonly VariableFailure[] {
  const alone = conditions.map((condition) => ({
    condition,
    outcome: outcomeAlone(model, condition, conditions, random),
  }));
  const always = alone.flatMap(({ condition, outcome }) => (outcome === 'impossible' ? [condition] : []));
  const isAlways = always.length > 0 && (isProven || conditions.length > 1);
  const unmet = alone.flatMap(({ condition, outcome }) => (outcome === 'met' ? [] : [condition]));
  const named = isAlways ? always : isProven || unmet.length === 0 ? conditions : unmet;
  // What follows from definitions is to blame only if no rule is.
  const ofRules = named.filter(({ impliedBy }) => impliedBy === undefined);
  return (ofRules.length > 0 ? ofRules : named).map(({ source, decisive, impliedBy }): VariableFailure => {
    if (impliedBy !== undefined) return badLimits(impliedBy);
    const failure = { kind: 'notFulfilled', span: source.span, condition: source.text } as const;
    if (!isAlways) return { ...failure, isProven };
    return {
      ...failure,
      isProven: true,
      always: decisive.map(({ name, domain }) => ({ name, ...domain.hull(0, lastOf(domain)) })),
    };
  });
}

/** What becomes of a condition without the others, as far as that is found out at little cost. */
function outcomeAlone(
  model: Model,
  condition: Condition,
  { length }: readonly Condition[],
  random: Random,
): GroupOutcome {
  return length === 1 ? 'impossible' : meetConditions(model, wholeGroup([condition]), random, new Allowance(0));
}
