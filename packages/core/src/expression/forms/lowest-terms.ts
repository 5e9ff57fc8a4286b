import type { Expression } from '../nodes.ts';
import { exactLiteral, isWhole } from '../numbers/rational.ts';
import { constantOf } from '../rewriting/constant.ts';
import { childrenOf, hasNode } from '../tree.ts';
import { isLeftToCalculate } from './left-to-calculate.ts';
import { hasName, withoutSigns } from './parts.ts';
import { haveCommonFactor, polynomialOf } from './polynomial.ts';

/**
 * Whether every fraction is in lowest terms: above and below there are no fractions and no common factor. Numbers are
 * not left to be calculated, and without names, decimals are no fractions.
 */
export function isInLowestTerms(expression: Expression): boolean {
  return (hasName(expression) || !hasDecimal(expression)) && areFractionsReduced(expression);
}

function areFractionsReduced(node: Expression): boolean {
  const constant = constantOf(node);
  if (constant !== undefined) return isReducedNumber(node);
  if (isLeftToCalculate(node)) return false;
  if (node.kind === 'divide' && !isReduced(node.left, node.right)) return false;
  return childrenOf(node).every(areFractionsReduced);
}

/** A literal, a mixed number, or a fraction of two without a common divisor; with at most one sign, not below. */
export function isReducedNumber(node: Expression): boolean {
  const unsigned = withoutSigns(node);
  if (unsigned.kind === 'number') return signsOf(node) <= 1;
  if (isMixed(node)) return signsOf(node) <= 1;
  if (unsigned.kind !== 'divide') return false;
  const [above, below] = [withoutSigns(unsigned.left), withoutSigns(unsigned.right)];
  if (above.kind !== 'number' || below.kind !== 'number') return false;
  const [numerator, denominator] = [exactLiteral(above), exactLiteral(below)];
  if (numerator === undefined || denominator === undefined) return false;
  if (!isWhole(numerator) || !isWhole(denominator) || denominator.n <= 1n) return false;
  const signs = signsOf(node) + signsOf(unsigned.left);
  return signs <= 1 && signsOf(unsigned.right) === 0 && numerator.gcd(denominator).equals(1);
}

/** A mixed number, which is read as a sum in brackets: `1 3/4`. */
function isMixed(node: Expression): boolean {
  if (node.kind === 'negate' || node.kind === 'plus') return isMixed(node.operand);
  if (node.kind !== 'group') return false;
  const sum = node.operand;
  if (sum.kind === 'group') return isMixed(sum);
  if (sum.kind !== 'add' || sum.left.kind !== 'number' || sum.right.kind !== 'divide') return false;
  const { left: above, right: below } = sum.right;
  const isProper = above.kind === 'number' && below.kind === 'number' && above.value < below.value;
  return isProper && Number.isInteger(sum.left.value) && isReducedNumber(sum.right);
}

/** The minus signs in front of a number. */
function signsOf(node: Expression): number {
  if (node.kind === 'group' || node.kind === 'plus') return signsOf(node.operand);
  return node.kind === 'negate' ? 1 + signsOf(node.operand) : 0;
}

/** Whether a numerator and a denominator have nothing in common. What is too large to tell is taken to be reduced. */
export function isReduced(above: Expression, below: Expression): boolean {
  const [numerator, denominator] = [polynomialOf(above), polynomialOf(below)];
  if (numerator === undefined || denominator === undefined) return true;
  const [first, second] = [numerator.content, denominator.content];
  if (first.n === 0n || second.n === 0n) return false;
  const isOverNumber = denominator.indeterminates.length === 0;
  if (isOverNumber && (second.abs().equals(1) || second.s < 0n)) return false;
  if (!hasDecimal(above) && !hasDecimal(below)) {
    if (!isWhole(first) || !isWhole(second) || !first.gcd(second).equals(1)) return false;
  }
  return !haveCommonFactor([numerator, denominator]);
}

function hasDecimal(expression: Expression): boolean {
  return hasNode(expression, (node) => node.kind === 'number' && !Number.isInteger(node.value));
}
