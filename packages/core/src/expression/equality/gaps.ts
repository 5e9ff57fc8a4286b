import { freeNames } from '../free-names.ts';
import type { Expression } from '../nodes.ts';
import { isReservedName } from '../reserved-names.ts';
import { numberNode, substitute } from '../rewriting/substitute.ts';
import { childrenOf } from '../tree.ts';
import { zerosOfTerm } from './borders.ts';
import { comparedOf } from './compared.ts';

/** Values of the other names while one of them varies. */
const otherValues = [2, -1, 3, 0.5];
const nowhere = { from: 0, to: 0 };

/**
 * A point where the right expression has a value and the left one has none, because a denominator or the argument of a
 * function vanishes there and nowhere near: 0 for x^2/x and x. Undefined if none is found.
 */
export function gapOf(left: Expression, right: Expression): Readonly<Record<string, number>> | undefined {
  const names = [...new Set([...freeNames(left), ...freeNames(right)])].filter((name) => !isReservedName(name)).sort();
  for (const name of names) {
    const others = names.filter((other) => other !== name);
    for (const shift of others.length === 0 ? [0] : otherValues.keys()) {
      const values = others.map(
        (other, index) => [other, otherValues[(shift + index) % otherValues.length] ?? 1] as const,
      );
      const [ours, theirs] = [at(left, values), at(right, values)];
      const gap = ours && theirs && gapOnLine(ours, theirs, name);
      if (gap !== undefined) return Object.fromEntries([...values, [name, gap] as const]);
    }
  }
  return undefined;
}

function at(expression: Expression, values: readonly (readonly [string, number])[]): Expression | undefined {
  if (values.length === 0) return expression;
  const names = new Map(values.map(([name, value]) => [name, numberNode(value, nowhere)]));
  return substitute(expression, { names, functions: new Map() });
}

function gapOnLine(left: Expression, right: Expression, name: string): number | undefined {
  const slots = new Map([[name, 0]]);
  const [ours, theirs] = [comparedOf(left, slots), comparedOf(right, slots)];
  if (ours?.type !== 'number' || theirs?.type !== 'number') return undefined;
  const candidates = termsThatMayVanish(left).flatMap((term) => isolatedZeros(term, slots, [left, right]));
  return candidates.find((x) => ours.isSingularAt([x]) && Number.isFinite(theirs.at([x])) && !theirs.isSingularAt([x]));
}

/** Zeros beside which a term is certainly not 0: none where it is only too small for a double. */
function isolatedZeros(
  term: Expression,
  slots: ReadonlyMap<string, number>,
  context: readonly Expression[],
): readonly number[] {
  const compared = comparedOf(term, slots);
  const isNotZero = (x: number) => {
    const { low, high } = compared?.within([x], 0) ?? { low: 0, high: 0 };
    return low > 0 || high < 0;
  };
  return zerosOfTerm(term, slots, context).filter((x) => {
    const step = 1e-6 * Math.max(1, Math.abs(x));
    return isNotZero(x - step) || isNotZero(x + step);
  });
}

/** Denominators, bases of negative powers and arguments of functions. */
function termsThatMayVanish(node: Expression): readonly Expression[] {
  const inside = childrenOf(node).flatMap(termsThatMayVanish);
  switch (node.kind) {
    case 'divide':
      return [node.right, ...inside];
    case 'power':
      return [node.left, ...inside];
    case 'call':
      return [...node.items, ...inside];
    default:
      return inside;
  }
}
