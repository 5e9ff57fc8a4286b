import type { Expression } from '../nodes.ts';
import { exactNumber, isWhole } from '../numbers/rational.ts';
import { constantOf } from '../rewriting/constant.ts';
import { childrenOf, hasNode } from '../tree.ts';
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
  if (node.kind === 'divide' && !isReduced(node.left, node.right)) return false;
  return childrenOf(node).every(areFractionsReduced);
}

/** A literal, or a fraction of two without a common divisor, with at most one sign. */
export function isReducedNumber(node: Expression): boolean {
  const unsigned = withoutSigns(node);
  if (unsigned.kind === 'number') return signsOf(node) <= 1;
  if (unsigned.kind !== 'divide') return false;
  const [above, below] = [withoutSigns(unsigned.left), withoutSigns(unsigned.right)];
  if (above.kind !== 'number' || below.kind !== 'number') return false;
  const [numerator, denominator] = [exactNumber(above.value), exactNumber(below.value)];
  if (numerator === undefined || denominator === undefined) return false;
  if (!isWhole(numerator) || !isWhole(denominator) || denominator.n <= 1n) return false;
  const signs = signsOf(node) + signsOf(unsigned.left) + signsOf(unsigned.right);
  return signs <= 1 && numerator.gcd(denominator).equals(1);
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
  if (isOverNumber && (second.abs().equals(1) || (first.s < 0n && second.s < 0n))) return false;
  if (!hasDecimal(above) && !hasDecimal(below)) {
    if (!isWhole(first) || !isWhole(second) || !first.gcd(second).equals(1)) return false;
  }
  return !haveCommonFactor([numerator, denominator]);
}

function hasDecimal(expression: Expression): boolean {
  return hasNode(expression, (node) => node.kind === 'number' && !Number.isInteger(node.value));
}
