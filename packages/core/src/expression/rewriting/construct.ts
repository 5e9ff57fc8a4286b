import type { Span } from '../../source/index.ts';
import type { BinaryKind, BinaryNode, Expression, NameNode } from '../nodes.ts';
import { exactPower, isWhole, one, zero } from '../numbers/rational.ts';
import { binary, unary } from '../reading/build.ts';
import { combined, constantNode, constantOf, type ExactConstant } from './constant.ts';

// Constructors of simplified trees: no 0 + x, 1·x or x^1, numbers calculated exactly and placed in front.

export function wholeNode(value: number, span: Span): Expression {
  return constantNode({ value: zero.add(value), isDecimal: false }, span);
}

/** Whether a tree is this non-negative whole number. */
export function isNumber(expression: Expression, value: number): boolean {
  return expression.kind === 'number' && expression.value === value;
}

export function sum(a: Expression, b: Expression): Expression {
  if (isNumber(a, 0)) return b;
  if (isNumber(b, 0)) return a;
  const constant = folded('add', a, b);
  if (constant !== undefined) return constant;
  if (b.kind === 'add') return sum(sum(a, b.left), b.right);
  if (b.kind === 'subtract') return difference(sum(a, b.left), b.right);
  return isNegative(b) ? binary(a.span, 'subtract', a, negated(b)) : binary(a.span, 'add', a, b);
}

export function difference(a: Expression, b: Expression): Expression {
  return isNumber(b, 0) ? a : sum(a, negated(b));
}

/** The sign goes to the first factor, where it needs no brackets. */
export function negated(a: Expression): Expression {
  const constant = constantOf(a);
  if (constant !== undefined) return constantNode({ ...constant, value: constant.value.neg() }, a.span);
  switch (a.kind) {
    case 'negate':
      return a.operand;
    case 'subtract':
      return binary(a.span, 'subtract', a.right, a.left);
    case 'multiply':
    case 'juxtapose':
    case 'divide':
      return isNumber(a.left, 1) && a.kind !== 'divide' ? negated(a.right) : withLeft(a, negated(a.left));
    default:
      return unary(a.span, 'negate', a);
  }
}

/** Numbers come first; tree fractions are combined into one fraction. */
export function product(a: Expression, b: Expression): Expression {
  if (a.kind === 'divide' && constantOf(a) === undefined) return quotient(product(a.left, b), a.right);
  if (b.kind === 'divide' && constantOf(b) === undefined) return quotient(product(a, b.left), b.right);
  const [first, second] = [coefficientOf(a), coefficientOf(b)];
  const coefficient = combined('multiply', first.constant, second.constant);
  return coefficient === undefined
    ? binary(a.span, 'juxtapose', a, b)
    : multiple(coefficient, joined(first.rest, second.rest), a.span);
}

export function quotient(a: Expression, b: Expression): Expression {
  if (a.kind === 'divide' && constantOf(a) === undefined) return quotient(a.left, product(a.right, b));
  if (b.kind === 'divide' && constantOf(b) === undefined) return quotient(product(a, b.right), b.left);
  const [first, second] = [coefficientOf(a), coefficientOf(b)];
  const coefficient = combined('divide', first.constant, second.constant);
  if (coefficient === undefined) return binary(a.span, 'divide', a, b);
  if (coefficient.value.n === 0n) return wholeNode(0, a.span);
  if (isSameName(first.rest, second.rest) || (first.rest === undefined && second.rest === undefined)) {
    return constantNode(coefficient, a.span);
  }
  const asFraction = constantNode(coefficient, a.span);
  if (asFraction.kind !== 'divide') {
    const above = multiple(coefficient, first.rest, a.span);
    return second.rest === undefined ? above : binary(a.span, 'divide', above, second.rest);
  }
  const numerator = { ...coefficient, value: zero.add(coefficient.value.s * coefficient.value.n) };
  const denominator = { ...coefficient, value: zero.add(coefficient.value.d) };
  const above = multiple(numerator, first.rest, a.span);
  return binary(a.span, 'divide', above, multiple(denominator, second.rest, b.span));
}

export function power(base: Expression, exponent: Expression): Expression {
  const constant = constantOf(exponent);
  if (constant?.value.n === 0n) return wholeNode(1, base.span);
  if (isNumber(exponent, 1) || isNumber(base, 1)) return base;
  const number = constant && isWhole(constant.value) ? constantOf(base) : undefined;
  const value = number && constant && exactPower(number.value, constant.value.s * constant.value.n);
  return value === undefined || number === undefined
    ? binary(base.span, 'power', base, exponent)
    : constantNode({ ...number, value }, base.span);
}

function folded(kind: BinaryKind, a: Expression, b: Expression): Expression | undefined {
  const left = constantOf(a);
  const right = left && constantOf(b);
  const constant = right && combined(kind, left, right);
  return constant && constantNode(constant, a.span);
}

/** Splits a product into its leading number and the rest; undefined stands for a rest of 1. */
function coefficientOf(expression: Expression): { constant: ExactConstant; rest: Expression | undefined } {
  const constant = constantOf(expression);
  if (constant !== undefined) return { constant, rest: undefined };
  if (expression.kind === 'negate') {
    const { constant: opposite, rest } = coefficientOf(expression.operand);
    return { constant: { ...opposite, value: opposite.value.neg() }, rest };
  }
  if (expression.kind === 'multiply' || expression.kind === 'juxtapose') {
    const left = coefficientOf(expression.left);
    const rest = left.rest === undefined ? expression.right : withLeft(expression, left.rest);
    return { constant: left.constant, rest };
  }
  return { constant: { value: one, isDecimal: false }, rest: expression };
}

function multiple(constant: ExactConstant, rest: Expression | undefined, span: Span): Expression {
  if (rest === undefined || constant.value.n === 0n) return constantNode(constant, span);
  if (isWhole(constant.value) && constant.value.n === 1n) return constant.value.s < 0n ? negated(rest) : rest;
  return joined(constantNode(constant, span), rest) ?? rest;
}

/** Juxtaposed factors, from left to right; powers of the same name are merged. */
function joined(a: Expression | undefined, b: Expression | undefined): Expression | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (isProduct(b)) return withLeft(b, joined(a, b.left) ?? a);
  const last = isProduct(a) ? a.right : a;
  const [first, second] = [nameAndExponent(last), nameAndExponent(b)];
  if (first === undefined || first.name.value !== second?.name.value) return binary(a.span, 'juxtapose', a, b);
  const together = power(first.name, sum(first.exponent, second.exponent));
  return isProduct(a) ? { ...a, right: together } : together;
}

function isProduct(expression: Expression): expression is BinaryNode {
  return expression.kind === 'juxtapose' || expression.kind === 'multiply';
}

function nameAndExponent(expression: Expression): { name: NameNode; exponent: Expression } | undefined {
  if (expression.kind === 'name') return { name: expression, exponent: wholeNode(1, expression.span) };
  return expression.kind === 'power' && expression.left.kind === 'name' && constantOf(expression.right) !== undefined
    ? { name: expression.left, exponent: expression.right }
    : undefined;
}

function isSameName(a: Expression | undefined, b: Expression | undefined): boolean {
  return a?.kind === 'name' && b?.kind === 'name' && a.value === b.value;
}

function withLeft<Node extends { readonly left: Expression }>(node: Node, left: Expression): Node {
  return { ...node, left };
}

function isNegative(expression: Expression): boolean {
  const constant = constantOf(expression);
  if (constant !== undefined) return constant.value.s < 0n;
  switch (expression.kind) {
    case 'negate':
      return true;
    case 'multiply':
    case 'juxtapose':
    case 'divide':
      return isNegative(expression.left);
    default:
      return false;
  }
}
