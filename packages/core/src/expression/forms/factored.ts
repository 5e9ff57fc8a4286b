import { freeNames } from '../free-names.ts';
import type { BinaryNode, Expression } from '../nodes.ts';
import { isWhole } from '../numbers/rational.ts';
import { constantOf } from '../rewriting/constant.ts';
import { isReservedName } from '../reserved-names.ts';
import { hasNode } from '../tree.ts';
import { isLeftToCalculate } from './left-to-calculate.ts';
import { isReduced } from './lowest-terms.ts';
import { hasName, numberIn, productOf, withoutBrackets } from './parts.ts';
import { isIrreducible, polynomialOf } from './polynomial.ts';

/**
 * Whether an expression is a product of powers of irreducible factors over the rational numbers, and of numbers. A whole
 * number without names is a product of powers of primes.
 */
export function isFactored(expression: Expression): boolean {
  const isNumber = !hasName(expression);
  if (hasNode(expression, (node) => node.kind === 'divide' && !isPlainFraction(node))) return false;
  const factors = factorsOf(expression);
  if (isNumber) return factors.every(isPrime);
  // Roots can hide a sum: √(x² − 1)·√(x² − 1).
  return factors.every(isIrreducibleFactor) && hidesNoProduct(factors.filter(canHide));
}

/** The factors as written, and the bases of those that are whole powers. */
function factorsOf(expression: Expression): readonly Expression[] {
  const inner = withoutBrackets(expression);
  switch (inner.kind) {
    case 'negate':
    case 'plus':
      return factorsOf(inner.operand);
    case 'multiply':
    case 'juxtapose':
    case 'divide':
      return [...factorsOf(inner.left), ...factorsOf(inner.right)];
    case 'power': {
      const exponent = constantOf(inner.right)?.value;
      const isWritten = numberIn(inner.right) !== undefined;
      if (exponent === undefined || !isWhole(exponent) || !isWritten) return [inner];
      const factors = factorsOf(inner.left);
      return factors.some(canHide) ? [inner] : factors;
    }
    default:
      return [inner];
  }
}

/** Greater numbers are taken to be prime. */
const greatestNumber = 1e12;

function isPrime(factor: Expression): boolean {
  if (isLeftToCalculate(factor)) return false;
  const value = constantOf(factor)?.value;
  if (value === undefined) return true;
  const number = Number(value.n);
  if (value.d !== 1n || number > greatestNumber) return value.d === 1n;
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return true;
}

function isQuotient(node: Expression): boolean {
  if (node.kind === 'divide') return hasVariable(node.right);
  return node.kind === 'power' && hasVariable(node.left) && constantOf(node.right)?.value.s === -1n;
}

/** Without a quotient below, and reduced. */
function isPlainFraction({ left, right }: BinaryNode): boolean {
  return !hasVariable(right) || (!hasNode(right, isQuotient) && isReduced(left, right));
}

function hasVariable(expression: Expression): boolean {
  return [...freeNames(expression)].some((name) => !isReservedName(name));
}

/** Whether a factor is neither a sum nor a name nor a number, so that a product of such can be a sum. */
function canHide({ kind }: Expression): boolean {
  return kind !== 'add' && kind !== 'subtract' && kind !== 'name' && kind !== 'number';
}

/** Whether the product of factors is no sum that can be factored. */
function hidesNoProduct(factors: readonly Expression[]): boolean {
  const polynomial = polynomialOf(productOf(factors));
  return polynomial === undefined || polynomial.terms.length < 2 || isIrreducible(polynomial);
}

/** Only sums can have factors. Those must not have a whole number as one: 2x + 2 is 2(x + 1), while x + 1/2 is whole. */
function isIrreducibleFactor(factor: Expression): boolean {
  if (factor.kind !== 'add' && factor.kind !== 'subtract') return true;
  // A quotient within a factor is none of polynomials: x(x - 1/x).
  if (hasNode(factor, isQuotient)) return false;
  const polynomial = polynomialOf(factor);
  if (polynomial === undefined || polynomial.indeterminates.length === 0) return true;
  return polynomial.content.n === 1n && isIrreducible(polynomial);
}
