import { freeNames } from '../free-names.ts';
import type { BinaryNode, CallNode, Expression } from '../nodes.ts';
import { degreeOf, wholePolynomialOf } from '../polynomials/whole-polynomial.ts';
import { constantOf } from '../rewriting/constant.ts';
import { differentiate } from '../rewriting/differentiate.ts';
import { rationalFunctionOf } from './rational-function.ts';

/** Which real numbers a term takes as one of its names varies: all, certainly not all, or it is not known. */
export type Range = 'all' | 'part' | 'unknown';

/** Functions that leave out some numbers, whatever their argument is. */
const bounded: ReadonlySet<string> = new Set([
  ...['sin', 'cos', 'arcsin', 'arccos', 'arctan', 'tanh', 'sech', 'exp', 'cosh', 'arcosh', 'sqrt', 'abs'],
]);
/** Functions that take all numbers if their argument does, and leave out some if it does. */
const oneToOne: ReadonlySet<string> = new Set(['sinh', 'arsinh', 'cbrt']);
/** Functions that take all numbers if their argument does. */
const onto: ReadonlySet<string> = new Set(['tan', 'cot', 'ln', 'lg', 'log10', 'log2']);

/** The numbers that a term takes as a name varies, as far as its form tells; its other names keep any values. */
export function rangeOf(term: Expression, name: string): Range {
  const slope = differentiate(term, name);
  const degree = slope.ok ? degreeIn(slope.value, name) : undefined;
  if (degree !== undefined) return degree % 2 === 0 ? 'all' : 'part';
  switch (term.kind) {
    case 'group':
    case 'plus':
    case 'negate':
      return rangeOf(term.operand, name);
    case 'absolute':
      return 'part';
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'juxtapose':
    case 'divide':
      return rangeOfBinary(term, name);
    case 'power':
      return rangeOfPower(term, name);
    case 'call':
      return rangeOfCall(term, name);
    default:
      return 'unknown';
  }
}

/** The degree of a polynomial in one name with rational coefficients; undefined for other terms, and for 0. */
function degreeIn(term: Expression, name: string): number | undefined {
  const quotient = [...freeNames(term)].every((each) => each === name) ? rationalFunctionOf(term) : undefined;
  const isWhole = quotient?.below.length === 1 && quotient.below[0]?.factors.size === 0;
  const polynomial = isWhole ? wholePolynomialOf(quotient.above) : undefined;
  return polynomial === undefined || degreeOf(polynomial) < 0 ? undefined : degreeOf(polynomial);
}

function rangeOfBinary({ kind, left, right }: BinaryNode, name: string): Range {
  const [first, second] = [left, right].map((each) => freeNames(each).has(name));
  if (first === true && second === true) return 'unknown';
  // A quotient with a number above is never 0.
  if (kind === 'divide' && second === true) return 'part';
  const [own, other] = first === true ? [left, right] : [right, left];
  const isSum = kind === 'add' || kind === 'subtract';
  return isSum || constantOf(other)?.value.n !== 0n ? rangeOf(own, name) : 'unknown';
}

function rangeOfPower({ left, right }: BinaryNode, name: string): Range {
  if (!freeNames(left).has(name)) return 'part';
  const exponent = freeNames(right).size > 0 ? undefined : constantOf(right)?.value;
  if (exponent === undefined || exponent.n === 0n) return 'unknown';
  // One over something is never 0, and even powers are never negative.
  if (exponent.s < 0n || exponent.n % 2n === 0n || exponent.d % 2n === 0n) return 'part';
  return rangeOf(left, name);
}

function rangeOfCall({ name: called, items }: CallNode, name: string): Range {
  const [argument, ...others] = items;
  if (argument === undefined || others.length > 0) return 'unknown';
  if (bounded.has(called)) return 'part';
  if (oneToOne.has(called)) return rangeOf(argument, name);
  if (!onto.has(called)) return 'unknown';
  const isLogarithm = called !== 'tan' && called !== 'cot';
  return rangeOf(isLogarithm ? withoutSign(argument) : argument, name) === 'all' ? 'all' : 'unknown';
}

/** What is inside an absolute value or an even power, which takes all positive numbers if that takes all numbers. */
function withoutSign(term: Expression): Expression {
  switch (term.kind) {
    case 'group':
    case 'absolute':
      return withoutSign(term.operand);
    case 'power':
      return constantOf(term.right)?.value.s === 1n ? withoutSign(term.left) : term;
    case 'call':
      return term.name === 'abs' ? withoutSign(term.items[0] ?? term) : term;
    default:
      return term;
  }
}
