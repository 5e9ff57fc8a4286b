import type Fraction from 'fraction.js';
import type { Expression } from '../nodes.ts';
import { one } from '../numbers/rational.ts';
import { binary, unary } from '../reading/build.ts';
import { constantNode, constantOf } from './constant.ts';
import {
  constantIn,
  isE,
  nowhere,
  orderedFactors,
  rankOf,
  type Base,
  type Factor,
  type Sum,
  type Monomial,
} from './term.ts';

/** The tree of a sum in normal form. */
export function treeOfSum(sum: Sum): Expression {
  const [first, ...others] = sum;
  if (first === undefined) return { kind: 'number', span: nowhere, value: 0 };
  return others.reduce(
    (left, term) =>
      term.coefficient.value.s < 0n
        ? binary(nowhere, 'subtract', left, treeOfTerm(opposite(term)))
        : binary(nowhere, 'add', left, treeOfTerm(term)),
    treeOfTerm(first),
  );
}

export function opposite(term: Monomial): Monomial {
  return { ...term, coefficient: { ...term.coefficient, value: term.coefficient.value.neg() } };
}

/** Negative powers go into the denominator; a pure number fraction stays in front: `3/4 x`. */
function treeOfTerm(term: Monomial): Expression {
  const above: Expression[] = [];
  const below: Expression[] = [];
  for (const [exponent, base] of numericPowers(term)) put(base, exponent, above, below);
  for (const [, factor] of orderedFactors(term)) {
    const exponent = constantIn(factor.exponent)?.value;
    if (rankOf(factor.base) === 0 && exponent !== undefined) continue;
    if (exponent === undefined) above.push(treeOfPower(factor));
    else put(factor.base, exponent, above, below);
  }
  const { value } = term.coefficient;
  const coefficient = constantNode(term.coefficient, nowhere);
  if (below.length === 0) return withCoefficient(value, coefficient, above);
  if (coefficient.kind !== 'divide') {
    return binary(nowhere, 'divide', withCoefficient(value, coefficient, above), sideBySide(below));
  }
  const denominator = sideBySide([coefficient.right, ...below]);
  return binary(nowhere, 'divide', withCoefficient(value.mul(value.d, 1n), coefficient.left, above), denominator);
}

/** Roots of the same degree are combined under one root: √2·√3 is √6. */
function numericPowers({ factors }: Monomial): readonly (readonly [exponent: Fraction, base: Base])[] {
  const powers = new Map<string, { exponent: Fraction; value: Fraction; base: Base }>();
  for (const { base, exponent: sum } of factors.values()) {
    const exponent = constantIn(sum)?.value;
    const constant = rankOf(base) === 0 ? constantOf(base.tree) : undefined;
    if (exponent === undefined || constant === undefined) continue;
    // Only prime bases are results of factoring.
    const isPrime = constant.value.d === 1n && constant.value.s > 0n && exponent.d !== 1n;
    const key = isPrime ? exponent.toFraction() : `${exponent.toFraction()} ${constant.value.toFraction()}`;
    const value = (powers.get(key)?.value ?? one).mul(constant.value);
    powers.set(key, { exponent, value, base: { tree: constantNode({ ...constant, value }, nowhere) } });
  }
  return [...powers.values()]
    .sort((a, b) => a.value.compare(b.value) || a.exponent.compare(b.exponent))
    .map(({ exponent, base }) => [exponent, base]);
}

function put(base: Base, exponent: Fraction, above: Expression[], below: Expression[]): void {
  if (exponent.s < 0n) below.push(treeOfConstantPower(base, exponent.neg()));
  else above.push(treeOfConstantPower(base, exponent));
}

function treeOfConstantPower(base: Base, exponent: Fraction): Expression {
  if (exponent.equals(one)) return base.tree;
  if (isE(base)) return call('exp', constantNode({ value: exponent, isDecimal: false }, nowhere));
  if (exponent.n === 1n && exponent.d === 2n) return call('sqrt', base.tree);
  if (exponent.n === 1n && exponent.d === 3n) return call('cbrt', base.tree);
  return binary(nowhere, 'power', base.tree, constantNode({ value: exponent, isDecimal: false }, nowhere));
}

function treeOfPower({ base, exponent }: Factor): Expression {
  const tree = treeOfSum(exponent);
  return isE(base) ? call('exp', tree) : binary(nowhere, 'power', base.tree, tree);
}

function call(name: string, argument: Expression): Expression {
  return { kind: 'call', span: nowhere, name, items: [argument] };
}

function withCoefficient(value: Fraction, tree: Expression, factors: readonly Expression[]): Expression {
  const [first, ...others] = factors;
  if (first === undefined) return tree;
  if (!value.abs().equals(one)) return sideBySide([tree, ...factors]);
  return value.s < 0n ? sideBySide([unary(nowhere, 'negate', first), ...others]) : sideBySide(factors);
}

function sideBySide(factors: readonly Expression[]): Expression {
  return factors.reduce((left, right) => binary(nowhere, 'juxtapose', left, right));
}
