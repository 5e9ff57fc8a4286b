import type { Expression } from '../nodes.ts';
import { degreeOf, derivativeOf, squareFree, wholePolynomialOf } from '../polynomials/whole-polynomial.ts';
import type { WholePolynomial } from '../polynomials/whole-polynomial.ts';
import { numberNode } from '../rewriting/substitute.ts';
import { rationalFunctionOf } from './rational-function.ts';

/** Bisection steps until two points of any magnitude are neighbours. */
const halvings = 110;
const nowhere = { from: 0, to: 0 };

/** The real zeros of the numerator and the denominator of a rational function in one name; undefined for other terms. */
export function polynomialZeros(difference: Expression): readonly PolynomialZero[] | undefined {
  const quotient = rationalFunctionOf(difference);
  if (quotient === undefined) return undefined;
  const [above, below] = [wholePolynomialOf(quotient.above), wholePolynomialOf(quotient.below)];
  if (above === undefined || below === undefined) return undefined;
  const zeros = [above, below].flatMap((polynomial) => {
    if (polynomial.length < 2) return [];
    const distinct = squareFree(polynomial);
    return zerosOf(distinct).map((at) => ({ at, written: fractionAt(distinct, at) ?? rootAt(distinct, at) }));
  });
  return zeros.every(({ at }) => Number.isFinite(at)) ? zeros : undefined;
}

/** A zero of a polynomial; `written` if it is a fraction, or that of a quadratic one. */
export interface PolynomialZero {
  readonly at: number;
  readonly written: Expression | undefined;
}

/** A zero of a quadratic polynomial, by the formula. */
function rootAt(polynomial: WholePolynomial, at: number): Expression | undefined {
  const [c = 0n, b = 0n, a = 0n] = polynomial;
  const rest = b * b - 4n * a * c;
  if (degreeOf(polynomial) !== 2 || ![2n * a, b, rest].every((each) => Number.isSafeInteger(Number(each)))) {
    return undefined;
  }
  const [above, radicand, below] = [-b, rest, 2n * a].map((whole) => numberNode(Number(whole), nowhere));
  if (above === undefined || radicand === undefined || below === undefined) return undefined;
  const root: Expression = { kind: 'call', span: nowhere, name: 'sqrt', items: [radicand] };
  const isGreater = at * Number(2n * a) + Number(b) > 0;
  const sum: Expression = { kind: isGreater ? 'add' : 'subtract', span: nowhere, left: above, right: root };
  return { kind: 'divide', span: nowhere, left: sum, right: below };
}

/** The fraction that is a zero next to a double: its denominator divides the leading coefficient. */
function fractionAt(polynomial: WholePolynomial, at: number): Expression | undefined {
  const below = polynomial.at(-1) ?? 1n;
  const nearest = Math.round(at * Number(below));
  if (!Number.isSafeInteger(nearest) || !Number.isSafeInteger(Number(below))) return undefined;
  const above = BigInt(nearest);
  let [value, power] = [0n, 1n];
  for (const coefficient of polynomial.toReversed()) {
    value = value * above + coefficient * power;
    power *= below;
  }
  if (value !== 0n) return undefined;
  const [left, right] = [above, below].map((whole) => numberNode(Number(whole), nowhere));
  return left && right && { kind: 'divide', span: nowhere, left, right };
}

/** All real zeros of a square-free polynomial, between those of its derivative. */
function zerosOf(polynomial: WholePolynomial): readonly number[] {
  const coefficients = polynomial.map(Number);
  const [constant = 0, slope = 0] = coefficients;
  if (degreeOf(polynomial) < 1) return [];
  if (degreeOf(polynomial) === 1) return [-constant / slope];
  const leading = Math.abs(coefficients.at(-1) ?? 1);
  const bound = 2 + coefficients.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / leading;
  const valueAt = (x: number) => coefficients.reduceRight((value, coefficient) => value * x + coefficient, 0);
  const turns = zerosOf(squareFree(derivativeOf(polynomial)));
  const ends = [-bound, ...[...turns].sort((a, b) => a - b), bound];
  return ends.slice(1).flatMap((to, index) => {
    const from = ends[index] ?? to;
    const isBelow = valueAt(from) < 0;
    if (valueAt(to) < 0 === isBelow) return [];
    return [halved(from, to, (x) => valueAt(x) < 0 === isBelow)];
  });
}

/** The end of the range in which something holds from `from` on, but not at `to`. */
export function halved(from: number, to: number, holds: (x: number) => boolean): number {
  let [inside, outside] = [from, to];
  for (let halving = 0; halving < halvings; halving++) {
    const middle = inside + (outside - inside) / 2;
    if (middle === inside || middle === outside) break;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return outside;
}
