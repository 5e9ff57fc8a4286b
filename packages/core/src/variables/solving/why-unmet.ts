import type { Random } from '../../platform/index.ts';
import type { VariableFailure } from '../definitions/failure.ts';
import { wholeGroup } from './groups.ts';
import type { Model } from './model.ts';
import { lastOf } from '../definitions/random-domain.ts';
import type { Condition } from './read-rules.ts';
import { meetConditions } from './meet-conditions.ts';

/**
 * Which conditions could not be avoided: those that never can be, with the ranges of their variables, or otherwise all
 * of them.
 */
export function whyUnmet(
  model: Model,
  conditions: readonly Condition[],
  isProven: boolean,
  random: Random,
): readonly VariableFailure[] {
  const always = isProven ? conditions.filter((condition) => isUnavoidable(model, condition, conditions, random)) : [];
  return (always.length > 0 ? always : conditions).map(({ source, decisive }) => {
    const failure = { kind: 'notFulfilled', span: source.span, condition: source.text, isProven } as const;
    if (always.length === 0) return failure;
    return {
      ...failure,
      always: decisive.map(({ name, domain }) => ({ name, ...domain.hull(0, lastOf(domain)) })),
    };
  });
}

function isUnavoidable(model: Model, condition: Condition, { length }: readonly Condition[], random: Random): boolean {
  return length === 1 || meetConditions(model, wholeGroup([condition]), random) === 'impossible';
}
