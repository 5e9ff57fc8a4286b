import Fraction from 'fraction.js';
import { constants } from '../constants.ts';
import type { Expression } from '../nodes.ts';
import { exactNumber } from '../numbers/rational.ts';
import { constantOf } from '../rewriting/constant.ts';
import { TermAlgebra } from '../rewriting/term-algebra.ts';
import { constantSum, nameSum, type Sum } from '../rewriting/term.ts';

/** A quotient of two expanded polynomials. */
interface RationalFunction {
  readonly above: Sum;
  readonly below: Sum;
}

/** The largest exponent that is expanded. */
const greatestExponent = 60n;

const one = constantSum(new Fraction(1));

/**
 * Whether two trees are the same rational function with rational coefficients: p/q and r/s with p·s = r·q. Also false
 * if one is not a rational function or too large.
 */
export function isRationalIdentity(left: Expression, right: Expression): boolean {
  const algebra = new TermAlgebra(true);
  const a = rationalFunctionOf(left, algebra);
  const b = a && rationalFunctionOf(right, algebra);
  if (a === undefined || b === undefined) return false;
  const difference = algebra.add(
    algebra.multiply(a.above, b.below),
    algebra.negate(algebra.multiply(b.above, a.below)),
  );
  return difference.length === 0 && !algebra.isTooLarge;
}

function rationalFunctionOf(node: Expression, algebra: TermAlgebra): RationalFunction | undefined {
  switch (node.kind) {
    case 'number': {
      const value = exactNumber(node.value);
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
      return rationalFunctionOf(node.operand, algebra);
    case 'negate': {
      const inner = rationalFunctionOf(node.operand, algebra);
      return inner && { ...inner, above: algebra.negate(inner.above) };
    }
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'juxtapose':
    case 'divide': {
      const left = rationalFunctionOf(node.left, algebra);
      const right = left && rationalFunctionOf(node.right, algebra);
      return right && combined(node.kind, left, right, algebra);
    }
    case 'power': {
      const base = rationalFunctionOf(node.left, algebra);
      const exponent = constantOf(node.right)?.value;
      if (base === undefined || exponent?.d !== 1n || exponent.n > greatestExponent) return undefined;
      const raise = (sum: Sum): Sum => algebra.raise(sum, constantSum(exponent.abs()));
      const [above, below] = [raise(base.above), raise(base.below)];
      return exponent.s < 0n ? over(below, above) : { above, below };
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

/** A fraction, unless its denominator is identically 0. */
function over(above: Sum, below: Sum): RationalFunction | undefined {
  return below.length === 0 ? undefined : { above, below };
}
