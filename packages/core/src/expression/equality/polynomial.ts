import { constants } from '../constants.ts';
import { zero } from '../numbers/rational.ts';
import { constantIn, type Sum } from '../rewriting/term.ts';

/**
 * A polynomial in one name: its whole coefficients from the constant term up, without a common divisor; the last is not
 * 0. Empty for 0. Positive multiples are the same polynomial, as only zeros and signs matter here.
 */
export type Polynomial = readonly bigint[];

/** Bounds that keep exact arithmetic fast. */
const greatestDegree = 16;
const greatestCoefficient = 2n ** 200n;

/** A root is found to 2^-64. */
const fractionBits = 64n;

/** The polynomial that a sum is; undefined if it has several names, other bases or powers, or is too large. */
export function polynomialOf(sum: Sum): Polynomial | undefined {
  const common = sum.reduce(
    (multiple, { coefficient: { value } }) => (multiple / gcd(multiple, value.d)) * value.d,
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
  return primitive(Array.from(coefficients, (coefficient: bigint | undefined) => coefficient ?? 0n));
}

/** The product of the different irreducible factors: the same roots, each of them once. */
export function squareFree(polynomial: Polynomial): Polynomial {
  return quotientOf(polynomial, gcdOf(polynomial, derivativeOf(polynomial)));
}

/** The greatest common divisor; of 0 and a polynomial, that polynomial. */
export function gcdOf(a: Polynomial, b: Polynomial): Polynomial {
  let [greater, smaller] = [a, b];
  while (smaller.length > 0) [greater, smaller] = [smaller, divided(greater, smaller).rest];
  return greater;
}

/** A polynomial divided by one of its divisors. */
export function quotientOf(polynomial: Polynomial, divisor: Polynomial): Polynomial {
  return divided(polynomial, divisor).quotient;
}

/** A real root of a square-free polynomial; undefined if there is none. Found by Sturm's theorem and by halving. */
export function realRootOf(polynomial: Polynomial): number | undefined {
  const chain = sturmChain(polynomial);
  // The range in which roots are counted, its ends as numerators over 2^shift.
  let [to, shift] = [rootBound(polynomial), 0n];
  let from = -to;
  let roots = changesAt(chain, from, shift) - changesAt(chain, to, shift);
  if (roots === 0) return undefined;
  const steps = BigInt(to.toString(2).length) + fractionBits;
  while (shift < steps && valueAt(polynomial, to, shift) !== 0n) {
    [from, to, shift] = [2n * from, 2n * to, shift + 1n];
    const middle = (from + to) / 2n;
    const [atMiddle, atEnd] = [valueAt(polynomial, middle, shift), valueAt(polynomial, to, shift)];
    const inFirst =
      roots > 1
        ? changesAt(chain, from, shift) - changesAt(chain, middle, shift)
        : Number(atMiddle === 0n || atMiddle > 0n === atEnd > 0n);
    if (inFirst > 0) [to, roots] = [middle, inFirst];
    else from = middle;
  }
  return Number(to) / 2 ** Number(shift);
}

/** Cauchy's bound, rounded up to a whole number: every root is smaller. */
function rootBound(polynomial: Polynomial): bigint {
  const leading = size(polynomial.at(-1) ?? 1n);
  return (
    polynomial.reduce((most, coefficient) => (size(coefficient) > most ? size(coefficient) : most), 0n) / leading + 2n
  );
}

function sturmChain(polynomial: Polynomial): readonly Polynomial[] {
  const chain = [polynomial];
  for (let next = derivativeOf(polynomial); next.length > 0;) {
    const last = chain.at(-1) ?? polynomial;
    chain.push(next);
    next = divided(last, next).rest.map((coefficient) => -coefficient);
  }
  return chain;
}

/** The number of sign changes in the values of a chain at `at` / 2^shift. */
function changesAt(chain: readonly Polynomial[], at: bigint, shift: bigint): number {
  const signs = chain.map((polynomial) => valueAt(polynomial, at, shift)).filter((value) => value !== 0n);
  return signs.filter((value, index) => index > 0 && value > 0n !== (signs[index - 1] ?? 0n) > 0n).length;
}

/** A positive multiple of the value at `at` / 2^shift. */
function valueAt(polynomial: Polynomial, at: bigint, shift: bigint): bigint {
  let [value, scale] = [0n, 0n];
  for (const coefficient of polynomial.toReversed()) {
    value = value * at + (coefficient << scale);
    scale += shift;
  }
  return value;
}

function derivativeOf(polynomial: Polynomial): Polynomial {
  return primitive(polynomial.slice(1).map((coefficient, index) => coefficient * BigInt(index + 1)));
}

/** Division with remainder; both results are scaled by positive numbers so that they are whole. */
function divided(polynomial: Polynomial, divisor: Polynomial): { quotient: Polynomial; rest: Polynomial } {
  const leading = divisor.at(-1);
  if (leading === undefined) return { quotient: [], rest: polynomial };
  const sign = leading < 0n ? -1n : 1n;
  let quotient: bigint[] = [];
  let rest = [...polynomial];
  for (let shift = rest.length - divisor.length; shift >= 0; shift--) {
    const first = sign * (rest.pop() ?? 0n);
    quotient = [first, ...quotient.map((coefficient) => coefficient * size(leading))];
    rest = rest.map((coefficient, index) => {
      const subtracted = index < shift ? 0n : first * (divisor[index - shift] ?? 0n);
      return coefficient * size(leading) - subtracted;
    });
  }
  while (rest.at(-1) === 0n) rest.pop();
  return { quotient: primitive(quotient), rest: primitive(rest) };
}

/** The coefficients divided by their greatest common divisor. */
function primitive(coefficients: readonly bigint[]): Polynomial {
  const content = coefficients.reduce(gcd, 0n);
  return content > 1n ? coefficients.map((coefficient) => coefficient / content) : coefficients;
}

function gcd(a: bigint, b: bigint): bigint {
  let [greater, smaller] = [size(a), size(b)];
  while (smaller > 0n) [greater, smaller] = [smaller, greater % smaller];
  return greater;
}

function size(whole: bigint): bigint {
  return whole < 0n ? -whole : whole;
}
