import Fraction from 'fraction.js';
import { constants } from '../constants.ts';
import type { Expression } from '../nodes.ts';
import { wholeLiteral, exactRoot } from '../numbers/rational.ts';
import { constantOf } from '../rewriting/constant.ts';
import { TermAlgebra } from '../rewriting/term-algebra.ts';
import { constantSum, nameSum, type Sum } from '../rewriting/term.ts';

/** A quotient of two expanded polynomials with rational coefficients; irrational constants are indeterminates. */
export interface RationalFunction {
  readonly above: Sum;
  readonly below: Sum;
}

/** The largest exponent that is expanded. */
const greatestExponent = 60n;

/** The largest number of terms of a power, and of pairs of terms in a product, that are expanded. */
const mostTerms = 100;
const mostPairs = 1000;
/** The largest work of one comparison: beyond it, terms are compared in another way. */
const mostWork = 40_000;

const one = constantSum(new Fraction(1));

/**
 * Whether two trees are the same rational function with rational coefficients: p/q and r/s with p·s = r·q. Also false
 * if one is not a rational function or too large.
 */
export function isRationalIdentity(left: Expression, right: Expression): boolean {
  const algebra = new TermAlgebra(true, mostWork);
  const a = partsOf(left, algebra);
  const b = a && partsOf(right, algebra);
  if (a === undefined || b === undefined || sizeOf(a) * sizeOf(b) > mostPairs) return false;
  const difference = algebra.add(
    algebra.multiply(a.above, b.below),
    algebra.negate(algebra.multiply(b.above, a.below)),
  );
  return difference.length === 0 && !algebra.isTooLarge;
}

/** The expanded parts of a tree; undefined if it is not a rational function or too large. */
export function rationalFunctionOf(expression: Expression): RationalFunction | undefined {
  const algebra = new TermAlgebra(true, mostWork);
  const parts = partsOf(expression, algebra);
  return algebra.isTooLarge ? undefined : parts;
}

/** Whether one polynomial is a multiple of the other by a number other than 0. */
export function areProportional(first: Sum, second: Sum): boolean {
  const [a, b] = [first[0]?.coefficient, second[0]?.coefficient];
  if (a === undefined || b === undefined) return a === b;
  const algebra = new TermAlgebra(true, mostWork);
  const [left, right] = [algebra.multiply(first, constantSum(b.value)), algebra.multiply(second, constantSum(a.value))];
  return algebra.add(left, algebra.negate(right)).length === 0 && !algebra.isTooLarge;
}

function partsOf(node: Expression, algebra: TermAlgebra): RationalFunction | undefined {
  switch (node.kind) {
    case 'number': {
      const value = wholeLiteral(node);
      return value && { above: constantSum(value), below: one };
    }
    case 'name': {
      const value = constants.get(node.value)?.value;
      // Irrational constants are indeterminates here, except e, whose powers add up.
      if (value === Infinity || value === Math.E) return undefined;
      return { above: nameSum(node.value), below: one };
    }
    case 'group':
    case 'plus':
      return partsOf(node.operand, algebra);
    case 'negate': {
      const inner = partsOf(node.operand, algebra);
      return inner && { ...inner, above: algebra.negate(inner.above) };
    }
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'juxtapose':
    case 'divide': {
      const left = partsOf(node.left, algebra);
      const right = left && partsOf(node.right, algebra);
      return right && combined(node.kind, left, right, algebra);
    }
    case 'power': {
      const base = partsOf(node.left, algebra);
      const exponent = constantOf(node.right)?.value;
      if (base === undefined || exponent?.d !== 1n || exponent.n > greatestExponent) return undefined;
      if ([base.above, base.below].some((sum) => termsOfPower(sum.length, Number(exponent.n)) > mostTerms))
        return undefined;
      const raise = (sum: Sum): Sum => algebra.raise(sum, constantSum(exponent.abs()));
      const [above, below] = [raise(base.above), raise(base.below)];
      return exponent.s < 0n ? over(below, above) : { above, below };
    }
    case 'call': {
      // √4 is 2.
      const radicand = node.name === 'sqrt' && node.items[0] ? constantOf(node.items[0])?.value : undefined;
      const root = radicand && exactRoot(radicand, 2n);
      return root && { above: constantSum(root), below: one };
    }
    default:
      return undefined;
  }
}

function combined(
  kind: 'add' | 'subtract' | 'multiply' | 'juxtapose' | 'divide',
  a: RationalFunction,
  b: RationalFunction,
  algebra: TermAlgebra,
): RationalFunction | undefined {
  if (sizeOf(a) * sizeOf(b) > mostPairs) return undefined;
  const times = (left: Sum, right: Sum): Sum => algebra.multiply(left, right);
  switch (kind) {
    case 'add':
    case 'subtract': {
      const right = times(b.above, a.below);
      const above = algebra.add(times(a.above, b.below), kind === 'add' ? right : algebra.negate(right));
      return { above, below: times(a.below, b.below) };
    }
    case 'multiply':
    case 'juxtapose':
      return { above: times(a.above, b.above), below: times(a.below, b.below) };
    case 'divide':
      return over(times(a.above, b.below), times(a.below, b.above));
  }
}

function sizeOf({ above, below }: RationalFunction): number {
  return Math.max(above.length, below.length);
}

/** The number of terms of a power of a sum of this many terms that have nothing in common. */
function termsOfPower(terms: number, exponent: number): number {
  let count = 1;
  for (let chosen = 1; chosen < terms && count <= mostTerms; chosen++) count *= (exponent + chosen) / chosen;
  return count;
}

/** A fraction, unless its denominator is identically 0. */
function over(above: Sum, below: Sum): RationalFunction | undefined {
  return below.length === 0 ? undefined : { above, below };
}
