import type Fraction from 'fraction.js';
import type { Span } from '../../source/index.ts';
import { constants } from '../constants.ts';
import type { Expression } from '../nodes.ts';
import { one, zero } from '../numbers/rational.ts';
import { printText } from '../printing/print-text.ts';
import { constantOf, type ExactConstant } from './constant.ts';

/** A tree in normal form: terms in order, no two of the same factors, none of them 0. */
export type Sum = readonly Monomial[];

/** A number times powers. The factors are found by the text of their base. */
export interface Monomial {
  readonly coefficient: ExactConstant;
  readonly factors: ReadonlyMap<string, Factor>;
}

export interface Factor {
  readonly base: Base;
  readonly exponent: Sum;
}

/** What is raised to a power: a tree; for sums and products also what it is made of, for bars and functions what stands in them. */
export interface Base {
  readonly tree: Expression;
  readonly parts?: Sum;
  readonly argument?: Sum;
}

export const nowhere: Span = { from: 0, to: 0 };

const noFactors: ReadonlyMap<string, Factor> = new Map();

/** The sum that a number is. */
export function constantSum(value: Fraction, isDecimal = false): Sum {
  return value.n === 0n ? [] : [constantTerm({ value, isDecimal })];
}

export function constantTerm(coefficient: ExactConstant): Monomial {
  return { coefficient, factors: noFactors };
}

export const unit: Monomial = constantTerm({ value: one, isDecimal: false });

/** The number a sum is; undefined for one that has factors. */
export function constantIn(sum: Sum): ExactConstant | undefined {
  const first = sum[0];
  if (first === undefined) return { value: zero, isDecimal: false };
  return sum.length === 1 && first.factors.size === 0 ? first.coefficient : undefined;
}

/** The factor that a sum is alone, with its coefficient 1. */
export function soleFactor(sum: Sum): Factor | undefined {
  const first = sum[0];
  if (first === undefined || sum.length > 1 || first.factors.size !== 1) return undefined;
  const [factor] = first.factors.values();
  return first.coefficient.value.equals(one) ? factor : undefined;
}

/** The base that a sum is alone, with its exponent 1. */
export function soleBase(sum: Sum): Base | undefined {
  const factor = soleFactor(sum);
  return factor && constantIn(factor.exponent)?.value.equals(one) === true ? factor.base : undefined;
}

/** Whether a tree is Euler's number. */
export function isE({ tree }: Base): boolean {
  return tree.kind === 'name' && constants.get(tree.value)?.value === Math.E;
}

const texts = new WeakMap<Expression, string>();

/** What identifies a base among others. */
export function keyOfBase({ tree }: Base): string {
  let text = texts.get(tree);
  if (text === undefined) {
    text = printText(tree);
    texts.set(tree, text);
  }
  return text;
}

/** The sum that is nothing but a base. */
export function sumOfBase(base: Base): Sum {
  return [{ ...unit, factors: new Map([[keyOfBase(base), { base, exponent: [unit] }]]) }];
}

/** A sum that is one tree; `argument` is what stands in it. */
export function atom(tree: Expression, argument?: Sum): Sum {
  return sumOfBase(argument === undefined ? { tree } : { tree, argument });
}

/** A name as a sum; all names of a constant are the first of them. */
export function nameSum(name: string): Sum {
  return atom({ kind: 'name', span: nowhere, value: firstNameOf(name) });
}

function firstNameOf(name: string): string {
  const value = constants.get(name)?.value;
  if (value === undefined) return name;
  for (const [each, constant] of constants) if (constant.value === value) return each;
  return name;
}

/** Numbers stand first, then constants, names, and all others; sums last. */
export function rankOf(base: Base): number {
  const { tree } = base;
  if (constantOf(tree) !== undefined) return 0;
  if (tree.kind === 'name') return constants.has(tree.value) ? 1 : 2;
  return base.parts !== undefined && base.parts.length > 1 ? 4 : 3;
}

/** The factors as they are written: by rank, then by the alphabet. */
export function orderedFactors(term: Monomial): readonly (readonly [key: string, factor: Factor])[] {
  return [...term.factors].sort(([a, first], [b, second]) => rankOf(first.base) - rankOf(second.base) || order(a, b));
}

/** Powers of names from the highest down, then by the alphabet, numbers last. */
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

/** Of two products the one with more factors comes first where they begin alike. */
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
