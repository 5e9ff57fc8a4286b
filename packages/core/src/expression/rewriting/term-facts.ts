import type Fraction from 'fraction.js';
import { constants } from '../constants.ts';
import type { Expression } from '../nodes.ts';
import { isWhole, one } from '../numbers/rational.ts';
import { printText } from '../printing/print-text.ts';
import { constantNode, constantOf } from './constant.ts';
import { isNumber } from './construct.ts';
import { treeOfSum } from './term-tree.ts';
import {
  atom,
  constantIn,
  constantSum,
  nowhere,
  rankOf,
  sumOfBase,
  unit,
  type Base,
  type Factor,
  type Sum,
  type Monomial,
} from './term.ts';

/** Whether a factor of a term is infinite: 1/0, ∞. */
export function isInfinite({ factors }: Monomial): boolean {
  return [...factors.values()].some(({ base: { tree }, exponent }) => {
    if (constantIn(exponent)?.value.s !== 1n) return false;
    if (tree.kind === 'name') return constants.get(tree.value)?.value === Infinity;
    return (tree.kind === 'divide' && isNumber(tree.right, 0)) || (tree.kind === 'power' && isNumber(tree.left, 0));
  });
}

const nought: Expression = { kind: 'number', span: nowhere, value: 0 };

/** 0/0, which must not be confused with 0. */
export const [undefinedTerm = unit] = atom({ kind: 'divide', span: nowhere, left: nought, right: nought });

/** The key that identifies a term: its factors. */
export function keyOf({ factors }: Monomial): string {
  return [...factors]
    .map(([key, { exponent }]) => `${key}^${printText(treeOfSum(exponent))}`)
    .sort()
    .join(' ');
}

/** A sum as the base of a power. */
export function baseOf(sum: Sum): Base {
  const tree = treeOfSum(sum);
  const constant = constantIn(sum);
  return constant === undefined ? { tree, parts: sum } : { tree };
}

/** A sum to a power, as a factor. */
export function powerOf(sum: Sum, by: Fraction): Factor {
  return { base: baseOf(sum), exponent: constantSum(by) };
}

/** Every coefficient divided by a number. */
export function dividedBy(sum: Sum, content: Fraction): Sum {
  return sum.map((term) => ({
    ...term,
    coefficient: { ...term.coefficient, value: term.coefficient.value.div(content) },
  }));
}

/** The content of a sum: the greatest common divisor of its coefficients, with the sign of the first. */
export function contentOf(sum: Sum): Fraction {
  const content = sum.map(({ coefficient }) => coefficient.value.abs()).reduce((a, b) => a.gcd(b));
  return (sum[0]?.coefficient.value.s ?? 1n) < 0n ? content.neg() : content;
}

/** The absolute value of a base, without bars if it cannot be negative. */
export function sizeOf(base: Base): Base {
  const constant = rankOf(base) === 0 ? constantOf(base.tree) : undefined;
  if (constant !== undefined) return { tree: constantNode({ ...constant, value: constant.value.abs() }, nowhere) };
  if (isNeverNegative({ base, exponent: [unit] })) return base;
  const tree: Expression = { kind: 'absolute', span: nowhere, operand: base.tree };
  return { tree, argument: base.parts ?? sumOfBase(base) };
}

/** Whether a power is non-negative wherever it is defined. */
export function isNeverNegative({ base, exponent }: Factor): boolean {
  const { tree } = base;
  if (tree.kind === 'absolute' || (tree.kind === 'name' && constants.has(tree.value))) return true;
  if (rankOf(base) === 0) return constantOf(tree)?.value.s === 1n;
  const power = constantIn(exponent)?.value;
  return power !== undefined && (power.d % 2n === 0n || power.n % 2n === 0n);
}

/** The replacement of a base that a power simplifies: |x|² is x², (xy)² is x²y², (2x + 2)² is 4(x + 1)². */
export function dissolvedBase({ tree, parts, argument }: Base, exponent: Fraction): Sum | undefined {
  if (tree.kind === 'absolute') return isEvenNumber(exponent) ? argument : undefined;
  return parts !== undefined && isWhole(exponent) && !isPrimitive(parts) ? parts : undefined;
}

/** Whether the content of a sum is 1. */
export function isPrimitive(parts: Sum): boolean {
  return parts.length > 1 && contentOf(parts).equals(one);
}

/** Whether a number is whole and even. */
export function isEvenNumber(value: Fraction | undefined): boolean {
  return value !== undefined && isWhole(value) && value.n % 2n === 0n;
}

/** Whether a factor is a logarithm itself. */
export function isLogarithm({ base, exponent }: Factor): boolean {
  return base.tree.kind === 'call' && base.tree.name === 'ln' && constantIn(exponent)?.value.equals(one) === true;
}
