import type Fraction from 'fraction.js';
import type { Expression } from '../nodes.ts';
import { isWhole } from '../numbers/rational.ts';
import { printText } from '../printing/print-text.ts';
import { constantOf } from '../rewriting/constant.ts';
import { normalise, sumOf } from '../rewriting/normalise.ts';
import { constantIn } from '../rewriting/term.ts';
import { childrenOf } from '../tree.ts';
import { isLeftToCalculate } from './left-to-calculate.ts';
import { isReduced, isReducedNumber } from './lowest-terms.ts';
import { factorsIn, numberIn, productOf, summandsIn, withoutBrackets, withoutSigns } from './parts.ts';

/**
 * Whether nothing is left to simplify: no like terms, no numbers to calculate, no factor 1 or exponent 1, no product of
 * powers of one base, no fraction to reduce. Which of several tidy forms it is does not matter: x(x + 1), x^2 + x.
 */
export function isSimplified(expression: Expression): boolean {
  const node = withoutBrackets(expression);
  if (numberIn(node) !== undefined) return isReducedNumber(node);
  return isSimpleHere(node) && partsOf(node).every(isSimplified);
}

/** The summands of a sum and the factors of a product; of anything else, what it is made of. */
function partsOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'add':
    case 'subtract':
      return summandsIn(node);
    case 'multiply':
    case 'juxtapose':
    case 'divide': {
      const { above, below } = factorsIn(node);
      return [...above, ...below];
    }
    default:
      return childrenOf(node);
  }
}

function isSimpleHere(node: Expression): boolean {
  if (isLeftToCalculate(node)) return false;
  switch (node.kind) {
    case 'negate':
      return minusesIn(node) === 1 && !isZero(withoutSigns(node));
    case 'add':
    case 'subtract':
      return isSimpleSum(node);
    case 'multiply':
    case 'juxtapose':
    case 'divide':
      return isSimpleProduct(node);
    case 'power':
      if (isPowerOfTen(node)) return true;
      // x^-1 is as simple as 1/x.
      return (
        isSimplePower(node.left, node.right) &&
        !isKnownNumber(node) &&
        (constantOf(node.right)?.value.equals(-1) === true || isShortest(node))
      );
    case 'root':
    case 'call':
    case 'absolute':
    case 'factorial':
      return !isKnownNumber(node) && !hasFactorOutside(node) && isShortest(node);
    default:
      return true;
  }
}

/** A sum is simple if its normal form has as many terms as those of its summands have together. */
function isSimpleSum(node: Expression): boolean {
  const summands = summandsIn(node);
  if (summands.some(isZero)) return false;
  const collected = sumOf(node, false);
  const terms = summands.reduce((count, summand) => count + (sumOf(summand, false)?.length ?? 0), 0);
  if (collected !== undefined && collected.length < terms) return false;
  const expanded = termsWithin(node) > mostTerms ? undefined : sumOf(node, true);
  return expanded === undefined || expanded.length >= summands.length;
}

/** Sums of more terms are not multiplied out: they are not shorter. */
const mostTerms = 30;

/** How many terms an expression has when it is multiplied out, at most. */
function termsWithin(node: Expression): number {
  switch (node.kind) {
    case 'group':
    case 'negate':
    case 'plus':
      return termsWithin(node.operand);
    case 'add':
    case 'subtract':
      return termsWithin(node.left) + termsWithin(node.right);
    case 'multiply':
    case 'juxtapose':
    case 'divide':
      return termsWithin(node.left) * termsWithin(node.right);
    case 'power':
      return termsWithin(node.left) ** Math.abs(constantOf(node.right)?.value.valueOf() ?? 1);
    default:
      return 1;
  }
}

function isSimpleProduct(node: Expression): boolean {
  const { above, below } = factorsIn(node);
  const numbers = (factors: readonly Expression[]) => factors.flatMap((factor) => numberIn(factor) ?? []);
  const [numbersAbove, numbersBelow] = [numbers(above), numbers(below)];
  if (numbersAbove.length > 1 || numbersBelow.length > 1) return false;
  if (numbersBelow.some((number) => number.n === number.d)) return false;
  if (below.some((factor) => numbersAbove.some((number) => isMultipleOfRadicand(number, factor)))) return false;
  if (numbersAbove.some((number) => number.n === 0n || (above.length > 1 && number.n === number.d))) return false;
  if (minusesIn(node) > 1) return false;
  const bases = [...above, ...below].filter((factor) => numberIn(factor) === undefined).map(keyOfBase);
  if (new Set(bases).size < bases.length) return false;
  return below.length === 0 || isReduced(productOf(above), productOf(below));
}

/** 6/√3 is 2√3. */
function isMultipleOfRadicand(number: Fraction, factor: Expression): boolean {
  const inner = withoutSigns(factor);
  const radicand = inner.kind === 'call' && inner.name === 'sqrt' ? inner.items[0] : undefined;
  const value = radicand && constantOf(radicand)?.value;
  return value !== undefined && value.n > 1n && isWhole(value) && isWhole(number.div(value));
}

function minusesIn(node: Expression): number {
  switch (node.kind) {
    case 'negate':
      return 1 + minusesIn(node.operand);
    case 'group':
    case 'plus':
      return minusesIn(node.operand);
    case 'multiply':
    case 'juxtapose':
    case 'divide':
      return minusesIn(node.left) + minusesIn(node.right);
    default:
      return 0;
  }
}

function keyOfBase(factor: Expression): string {
  const inner = withoutSigns(factor);
  return printText(normalise(inner.kind === 'power' ? inner.left : inner));
}

function isSimplePower(base: Expression, exponent: Expression): boolean {
  const by = constantOf(exponent)?.value;
  if (by !== undefined && (by.n === 0n || by.equals(1))) return false;
  const inner = withoutBrackets(base);
  const number = constantOf(inner)?.value;
  if (number?.n === 0n || number?.equals(1) === true) return false;
  return !(inner.kind === 'power' && by !== undefined && isWhole(by));
}

/** As in 3·10^8. */
function isPowerOfTen(node: Expression): boolean {
  return node.kind === 'power' && constantOf(node.left)?.value.equals(10) === true;
}

/** Whether it stands for a rational number that could be written instead. */
function isKnownNumber(node: Expression): boolean {
  const sum = sumOf(node, false);
  return sum !== undefined && constantIn(sum) !== undefined;
}

/** Whether a factor can be taken out of the root of a whole number: 8 is 2^2 times 2. */
function hasFactorOutside(node: Expression): boolean {
  const [radicand] = childrenOf(node);
  const number = radicand && constantOf(radicand)?.value;
  if (number === undefined || !isWhole(number)) return false;
  const [first] = sumOf(node, false) ?? [];
  return first !== undefined && !first.coefficient.value.equals(1);
}

function isZero(node: Expression): boolean {
  return constantOf(node)?.value.n === 0n;
}

function isShortest(node: Expression): boolean {
  return sizeOf(normalise(node)) >= sizeOf(node);
}

/** How many nodes functions have more when they are written as powers: x^(1/2), e^x. */
const asPower: ReadonlyMap<string, number> = new Map([
  ['sqrt', 3],
  ['cbrt', 3],
  ['exp', 1],
]);

function sizeOf(node: Expression): number {
  const inner = withoutBrackets(node);
  const more = inner.kind === 'call' ? (asPower.get(inner.name) ?? 0) : 0;
  return childrenOf(inner).reduce((size, child) => size + sizeOf(child), 1 + more);
}
