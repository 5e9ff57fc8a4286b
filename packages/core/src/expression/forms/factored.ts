import { freeNames } from '../free-names.ts';
import type { BinaryNode, Expression } from '../nodes.ts';
import { isWhole } from '../numbers/rational.ts';
import { constantOf } from '../rewriting/constant.ts';
import { isReservedName } from '../reserved-names.ts';
import { hasNode } from '../tree.ts';
import { isLeftToCalculate } from './left-to-calculate.ts';
import { isReduced } from './lowest-terms.ts';
import { hasName, numberIn, withoutBrackets } from './parts.ts';
import { isIrreducible, polynomialOf } from './polynomial.ts';

/**
 * Whether an expression is a product of powers of irreducible factors over the rational numbers, and of numbers. A whole
 * number without names is a product of powers of primes.
 */
export function isFactored(expression: Expression): boolean {
  const isNumber = !hasName(expression);
  if (hasNode(expression, (node) => node.kind === 'divide' && !isPlainFraction(node))) return false;
  return factorsOf(expression).every((factor) => (isNumber ? isPrime(factor) : isIrreducibleFactor(factor)));
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
      return exponent !== undefined && isWhole(exponent) && isWritten ? factorsOf(inner.left) : [inner];
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

/** Only sums can have factors. Those must not have a whole number as one: 2x + 2 is 2(x + 1), while x + 1/2 is whole. */
function isIrreducibleFactor(factor: Expression): boolean {
  if (factor.kind !== 'add' && factor.kind !== 'subtract') return true;
  // A quotient within a factor is none of polynomials: x(x - 1/x).
  if (hasNode(factor, isQuotient)) return false;
  const polynomial = polynomialOf(factor);
  if (polynomial === undefined || polynomial.indeterminates.length === 0) return true;
  return polynomial.content.n === 1n && isIrreducible(polynomial);
}
