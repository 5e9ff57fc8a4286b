import { childrenOf, type Expression } from '../../expression/index.ts';
import type { Model, RandomNumber } from './model.ts';

/**
 * First the numbers of the condition that is decided after the fewest combinations, then those of the next; numbers
 * with many values last.
 */
export function inOrderOfDecision(
  model: Model,
  randoms: readonly RandomNumber[],
  conditions: readonly Expression[],
): readonly RandomNumber[] {
  const bySize = randoms.toSorted((a, b) => a.domain.size - b.domain.size);
  let open = conditions.map((condition) => {
    const names = model.reachOf(namesIn(condition));
    return bySize.filter(({ name }) => names.has(name));
  });
  const order = new Set<RandomNumber>();
  for (;;) {
    open = open.map((group) => group.filter((random) => !order.has(random))).filter(({ length }) => length > 0);
    const next = open.toSorted((a, b) => combinationsOf(a) - combinationsOf(b))[0];
    if (next === undefined) return [...order];
    for (const random of next) order.add(random);
  }
}

/** The number of combinations of values; infinite if one is a continuum. */
function combinationsOf(randoms: readonly RandomNumber[]): number {
  return randoms.reduce((product, { domain }) => product * domain.size, 1);
}

/** Names of variables in a tree without calls to defined functions. */
function namesIn(expression: Expression): readonly string[] {
  return expression.kind === 'name' ? [expression.value] : childrenOf(expression).flatMap(namesIn);
}
