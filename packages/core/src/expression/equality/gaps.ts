import { freeNames } from '../free-names.ts';
import type { Expression } from '../nodes.ts';
import { isReservedName } from '../reserved-names.ts';
import { numberNode, substitute } from '../rewriting/substitute.ts';
import { childrenOf, mapChildren } from '../tree.ts';
import { zerosOfTerm } from './borders.ts';
import { comparedOf, type Compared } from './compared.ts';
import { matchClosely } from './close-numbers.ts';
import { rationalFunctionOf } from './rational-function.ts';

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
  const theirs = comparedOf(right, slots);
  if (comparedOf(left, slots)?.type !== 'number' || theirs?.type !== 'number') return undefined;
  const [ours, others] = [left, right].map((each) => withQuotients(each));
  if (ours === undefined || others === undefined) return undefined;
  const context = [ours, others];
  const gaps = gapsIn(ours, name, slots, context);
  if (gaps.length === 0) return undefined;
  const theirGaps = gapsIn(others, name, slots, context);
  return gaps.find(
    (x) =>
      !theirGaps.some((gap) => Math.abs(gap - x) <= samePlace * Math.max(1, Math.abs(x))) &&
      Number.isFinite(theirs.at([x])) &&
      !theirs.isSingularAt([x]),
  );
}

/** Zeros of one term that are found in two ways are this near to each other, relative to their size. */
const samePlace = 1e-9;

/** Points where a term has no value because a part of it vanishes, the nearest to 0 first. */
function gapsIn(
  whole: Expression,
  name: string,
  slots: ReadonlyMap<string, number>,
  context: readonly Expression[],
): readonly number[] {
  return termsThatMayVanish(whole)
    .flatMap((term) => {
      // Doubles are not exactly 0 at an irrational zero, so 0 itself is put in.
      const compared = comparedOf(withZero(whole, term), slots);
      const zeros = factorsIn(term).flatMap((factor) => zerosOf(factor, name, slots, context));
      return zeros.filter((x) => compared?.isSingularAt([x]) === true);
    })
    .sort((a, b) => Math.abs(a) - Math.abs(b) || b - a);
}

/** Functions that are quotients, above and below: `1` stands for the number. */
const quotients: ReadonlyMap<string, readonly [above: string, below: string]> = new Map([
  ['tan', ['sin', 'cos']],
  ['cot', ['cos', 'sin']],
  ['sec', ['1', 'cos']],
  ['csc', ['1', 'sin']],
  ['coth', ['cosh', 'sinh']],
  ['csch', ['1', 'sinh']],
]);

/** The tree with tangents and the like as quotients, so that what may vanish is a denominator. */
function withQuotients(node: Expression): Expression {
  const inside = mapChildren(node, withQuotients);
  const quotient = inside.kind === 'call' && inside.items.length === 1 ? quotients.get(inside.name) : undefined;
  if (inside.kind !== 'call' || quotient === undefined) return inside;
  const { span } = inside;
  const [left, right] = quotient.map((name): Expression => (name === '1' ? numberNode(1, span) : { ...inside, name }));
  return left === undefined || right === undefined ? inside : { kind: 'divide', span, left, right };
}

/** Zeros and poles of a term that are certain: beside them it is not 0, and there it is not only too small for a double. */
function zerosOf(
  term: Expression,
  name: string,
  slots: ReadonlyMap<string, number>,
  context: readonly Expression[],
): readonly number[] {
  const compared = comparedOf(term, slots);
  const signAt = (x: number) => {
    const { low, high } = compared?.within([x], 0) ?? { low: 0, high: 0 };
    return low > 0 ? 1 : high < 0 ? -1 : 0;
  };
  const isExact = (x: number) => {
    const { low, high } = compared?.within([x], 0) ?? { low: NaN, high: NaN };
    return low === 0 && high === 0;
  };
  const changesAt = (x: number, step: number) => signAt(x - step) * signAt(x + step) === -1;
  const isRational = rationalFunctionOf(term) !== undefined;
  const found = zerosOfTerm(term, slots, context).filter((x) => {
    const [near, nearer] = [1e-6, 2 ** -44].map((part) => part * Math.max(1, Math.abs(x)));
    const isIsolated = near !== undefined && (signAt(x - near) !== 0 || signAt(x + near) !== 0);
    return isIsolated && (isRational || isExact(x) || (nearer !== undefined && changesAt(x, nearer)));
  });
  return [...found, ...specialZeros(term, name, compared)];
}

/** Multiples of π/2 are where waves touch 0 without changing their sign: 1 + cos(x). */
const quarters = [-4, -3, -2, -1, 1, 2, 3, 4];

function specialZeros(term: Expression, name: string, compared: Compared | undefined): readonly number[] {
  return quarters.flatMap((quarter) => {
    const x = (quarter * Math.PI) / 2;
    const value = compared?.at([x]);
    if (value === undefined || !(Math.abs(value) < 1e-9)) return [];
    const place: Expression = {
      kind: 'multiply',
      span: nowhere,
      left: numberNode(quarter / 2, nowhere),
      right: { kind: 'name', span: nowhere, value: 'pi' },
    };
    const there = substitute(term, { names: new Map([[name, place]]), functions: new Map() });
    return there !== undefined && matchClosely(there, numberNode(0, nowhere), 'equal') === 'match' ? [x] : [];
  });
}

/** The term with 0 in place of one of its parts. */
function withZero(node: Expression, part: Expression): Expression {
  return node === part ? numberNode(0, nowhere) : mapChildren(node, (child) => withZero(child, part));
}

/** Parts of a term that vanish only where it does. */
function factorsIn(term: Expression): readonly Expression[] {
  switch (term.kind) {
    case 'group':
    case 'plus':
    case 'negate':
    case 'absolute':
      return factorsIn(term.operand);
    case 'multiply':
    case 'juxtapose':
      return [...factorsIn(term.left), ...factorsIn(term.right)];
    case 'power':
      return [term, ...factorsIn(term.left)];
    default:
      return [term];
  }
}

/** Denominators, bases of powers and arguments of functions. */
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
