import { constants } from '../constants.ts';
import { zero } from '../numbers/rational.ts';
import { constantIn, type Sum } from '../rewriting/term.ts';

/** A polynomial in one variable with whole coefficients, from the constant one up; the last is not 0. Empty for 0. */
export type WholePolynomial = readonly bigint[];

/** Bounds that keep exact arithmetic fast. */
const greatestDegree = 16;
const greatestCoefficient = 2n ** 200n;

/**
 * The polynomial in a single name that is a positive multiple of a sum; undefined if the sum has several names, other
 * bases or powers, or is too large.
 */
export function wholePolynomialOf(sum: Sum): WholePolynomial | undefined {
  const common = sum.reduce(
    (multiple, { coefficient: { value } }) => (multiple / greatestCommonDivisor(multiple, value.d)) * value.d,
    1n,
  );
  const coefficients: bigint[] = [];
  let name: string | undefined;
  for (const { coefficient, factors } of sum) {
    const [factor, ...others] = factors.values();
    const degree = factor === undefined ? zero : constantIn(factor.exponent)?.value;
    if (others.length > 0 || degree?.d !== 1n || degree.s < 0n || degree.n > greatestDegree) return undefined;
    if (factor !== undefined) {
      const { tree } = factor.base;
      if (tree.kind !== 'name' || constants.has(tree.value) || (name ?? tree.value) !== tree.value) return undefined;
      name = tree.value;
    }
    const { s, n, d } = coefficient.value;
    const whole = n * (common / d);
    if (whole > greatestCoefficient) return undefined;
    coefficients[Number(degree.n)] = s * whole;
  }
  return withoutContent(Array.from(coefficients, (coefficient: bigint | undefined) => coefficient ?? 0n));
}

/** A polynomial with these coefficients, up to a positive factor; undefined if it is too large. */
export function wholeFrom(coefficients: readonly bigint[]): WholePolynomial | undefined {
  const polynomial = withoutContent(coefficients);
  const isTooLarge =
    degreeOf(polynomial) > greatestDegree || polynomial.some((each) => sizeOf(each) > greatestCoefficient);
  return isTooLarge ? undefined : polynomial;
}

export function degreeOf(polynomial: WholePolynomial): number {
  return polynomial.length - 1;
}

/** The polynomial divided by the greatest common divisor of its coefficients. */
function withoutContent(coefficients: readonly bigint[]): WholePolynomial {
  const last = coefficients.findLastIndex((coefficient) => coefficient !== 0n);
  const trimmed = coefficients.slice(0, last + 1);
  const content = trimmed.reduce(greatestCommonDivisor, 0n);
  return content > 1n ? trimmed.map((coefficient) => coefficient / content) : trimmed;
}

/** The same with a positive leading coefficient. */
export function primitiveOf(coefficients: readonly bigint[]): WholePolynomial {
  const primitive = withoutContent(coefficients);
  return (primitive.at(-1) ?? 0n) < 0n ? primitive.map((coefficient) => -coefficient) : primitive;
}

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [first, second] = [sizeOf(a), sizeOf(b)];
  while (second !== 0n) [first, second] = [second, first % second];
  return first;
}

/** The greatest common divisor, by Euclid's algorithm on primitive pseudo-remainders; with 0, the other one. */
export function commonDivisor(a: WholePolynomial, b: WholePolynomial): WholePolynomial {
  let [first, second] = [primitiveOf(a), primitiveOf(b)];
  while (second.length > 0) [first, second] = [second, primitiveOf(divided(first, second).rest)];
  return first;
}

/** Division with remainder; both results are multiplied by positive numbers so that they are whole and primitive. */
export function divided(
  dividend: WholePolynomial,
  divisor: WholePolynomial,
): { readonly quotient: WholePolynomial; readonly rest: WholePolynomial } {
  const leading = divisor.at(-1) ?? 1n;
  const [sign, scale] = [leading < 0n ? -1n : 1n, sizeOf(leading)];
  let quotient: bigint[] = [];
  let rest = [...dividend];
  for (let shift = rest.length - divisor.length; shift >= 0; shift--) {
    const first = sign * (rest.pop() ?? 0n);
    quotient = [first, ...quotient.map((coefficient) => coefficient * scale)];
    rest = rest.map((coefficient, power) => {
      const subtracted = power < shift ? 0n : first * (divisor[power - shift] ?? 0n);
      return coefficient * scale - subtracted;
    });
  }
  return { quotient: withoutContent(quotient), rest: withoutContent(rest) };
}

/** The derivative, up to a positive factor. */
export function derivativeOf(polynomial: WholePolynomial): WholePolynomial {
  return withoutContent(polynomial.map((coefficient, power) => coefficient * BigInt(power)).slice(1));
}

/** The product of the different irreducible factors: the same roots, each of them once. */
export function squareFree(polynomial: WholePolynomial): WholePolynomial {
  return divided(polynomial, commonDivisor(polynomial, derivativeOf(polynomial))).quotient;
}

/** The absolute value. */
export function sizeOf(whole: bigint): bigint {
  return whole < 0n ? -whole : whole;
}
