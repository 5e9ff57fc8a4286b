import type Fraction from 'fraction.js';
import type { Span } from '../../source/index.ts';
import { constants } from '../constants.ts';
import type { Expression } from '../nodes.ts';
import { one, zero } from '../numbers/rational.ts';
import { printText } from '../printing/print-text.ts';
import { constantOf, type ExactConstant } from './constant.ts';

/** A tree in normal form: terms in order, no two with the same factors, none zero. */
export type Sum = readonly Monomial[];

/** A number times powers. Factors are keyed by the text of their base. */
export interface Monomial {
  readonly coefficient: ExactConstant;
  readonly factors: ReadonlyMap<string, Factor>;
}

export interface Factor {
  readonly base: Base;
  readonly exponent: Sum;
}

/** The base of a power: a tree; for sums and products also their parts, for bars and functions their argument. */
export interface Base {
  readonly tree: Expression;
  readonly parts?: Sum;
  readonly argument?: Sum;
}

/** The place of what stands in no text because it was computed. */
export const nowhere: Span = { from: 0, to: 0 };

const noFactors: ReadonlyMap<string, Factor> = new Map();

/** A number as a sum. */
export function constantSum(value: Fraction, isDecimal = false): Sum {
  return value.n === 0n ? [] : [constantTerm({ value, isDecimal })];
}

export function constantTerm(coefficient: ExactConstant): Monomial {
  return { coefficient, factors: noFactors };
}

export const unit: Monomial = constantTerm({ value: one, isDecimal: false });

/** The number a sum consists of; undefined if it has factors. */
export function constantIn(sum: Sum): ExactConstant | undefined {
  const first = sum[0];
  if (first === undefined) return { value: zero, isDecimal: false };
  return sum.length === 1 && first.factors.size === 0 ? first.coefficient : undefined;
}

/** The only factor of a sum with coefficient 1. */
export function soleFactor(sum: Sum): Factor | undefined {
  const first = sum[0];
  if (first === undefined || sum.length > 1 || first.factors.size !== 1) return undefined;
  const [factor] = first.factors.values();
  return first.coefficient.value.equals(one) ? factor : undefined;
}

/** The only base of a sum, with exponent 1. */
export function soleBase(sum: Sum): Base | undefined {
  const factor = soleFactor(sum);
  return factor && constantIn(factor.exponent)?.value.equals(one) === true ? factor.base : undefined;
}

/** Whether a tree is Euler's number. */
export function isE({ tree }: Base): boolean {
  return tree.kind === 'name' && constants.get(tree.value)?.value === Math.E;
}

const texts = new WeakMap<Expression, string>();

/** The key that identifies a base. */
export function keyOfBase({ tree }: Base): string {
  let text = texts.get(tree);
  if (text === undefined) {
    text = printText(tree);
    texts.set(tree, text);
  }
  return text;
}

/** A sum consisting of a single base. */
export function sumOfBase(base: Base): Sum {
  return [{ ...unit, factors: new Map([[keyOfBase(base), { base, exponent: [unit] }]]) }];
}

/** A tree as an opaque sum; `argument` is its argument. */
export function atom(tree: Expression, argument?: Sum): Sum {
  return sumOfBase(argument === undefined ? { tree } : { tree, argument });
}

/** A name as a sum; synonyms of a constant are replaced by the first. */
export function nameSum(name: string): Sum {
  return atom({ kind: 'name', span: nowhere, value: firstNameOf(name) });
}

function firstNameOf(name: string): string {
  const value = constants.get(name)?.value;
  if (value === undefined) return name;
  for (const [each, constant] of constants) if (constant.value === value) return each;
  return name;
}

/** Numbers come first, then constants, names, and all others; sums last. */
export function rankOf(base: Base): number {
  const { tree } = base;
  if (constantOf(tree) !== undefined) return 0;
  if (tree.kind === 'name') return constants.has(tree.value) ? 1 : 2;
  return base.parts !== undefined && base.parts.length > 1 ? 4 : 3;
}

/** The factors in printing order: by rank, then alphabetically. */
export function orderedFactors(term: Monomial): readonly (readonly [key: string, factor: Factor])[] {
  return [...term.factors].sort(([a, first], [b, second]) => rankOf(first.base) - rankOf(second.base) || order(a, b));
}

/** Powers of names in descending order, then alphabetically, numbers last. */
export function orderedTerms(terms: Iterable<Monomial>): Sum {
  return [...terms]
    .map((term) => ({ term, degree: degreeOf(term), factors: orderedFactors(term) }))
    .sort((a, b) => b.degree - a.degree || compareFactors(a.factors, b.factors))
    .map(({ term }) => term);
}

function degreeOf({ factors }: Monomial): number {
  let degree = 0;
  for (const { base, exponent } of factors.values()) {
    if (rankOf(base) === 2) degree += constantIn(exponent)?.value.valueOf() ?? 0;
  }
  return degree;
}

/** Of two products with a common beginning, the longer one comes first. */
function compareFactors(a: readonly (readonly [string, Factor])[], b: readonly (readonly [string, Factor])[]): number {
  for (const [index, [key, factor]] of a.entries()) {
    const [otherKey, other] = b[index] ?? [];
    if (otherKey === undefined || other === undefined) return -1;
    const difference = rankOf(factor.base) - rankOf(other.base) || order(key, otherKey) || byExponent(factor, other);
    if (difference !== 0) return difference;
  }
  return b.length - a.length;
}

function byExponent(a: Factor, b: Factor): number {
  const [first, second] = [constantIn(a.exponent), constantIn(b.exponent)];
  if (first !== undefined && second !== undefined) return second.value.compare(first.value);
  return first === undefined ? (second === undefined ? compareSums(a.exponent, b.exponent) : -1) : 1;
}

function compareSums(a: Sum, b: Sum): number {
  for (const [index, term] of a.entries()) {
    const other = b[index];
    if (other === undefined) return -1;
    const difference =
      compareFactors(orderedFactors(term), orderedFactors(other)) ||
      other.coefficient.value.compare(term.coefficient.value);
    if (difference !== 0) return difference;
  }
  return b.length - a.length;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
