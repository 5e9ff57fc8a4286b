import Fraction from 'fraction.js';
import type { Expression } from '../nodes.ts';
import { one, zero } from '../numbers/rational.ts';
import { printText } from '../printing/print-text.ts';
import { sumOf } from '../rewriting/normalise.ts';
import { contentOf } from '../rewriting/term-facts.ts';
import { treeOfSum } from '../rewriting/term-tree.ts';
import { constantIn, keyOfBase, type Factor, type Sum } from '../rewriting/term.ts';
import { isReducible } from '../polynomials/factors.ts';
import {
  commonDivisor,
  degreeOf,
  greatestCommonDivisor,
  primitiveOf,
  type WholePolynomial,
} from '../polynomials/whole-polynomial.ts';

/**
 * A polynomial with rational coefficients. Its indeterminates are names, and whatever else a term is multiplied by:
 * `sin(x)`, `e^x`, `2^(1/2)`.
 */
export interface Polynomial {
  readonly terms: readonly Term[];
  readonly indeterminates: readonly string[];
  /** The greatest common divisor of the coefficients, with the sign of the first; 0 for 0. */
  readonly content: Fraction;
}

interface Term {
  readonly coefficient: Fraction;
  readonly powers: ReadonlyMap<string, number>;
}

/** Greater powers are not examined. */
const greatestPower = 60n;

/** The expanded polynomial; undefined if it is too large. */
export function polynomialOf(expression: Expression): Polynomial | undefined {
  const sum = sumOf(expression, true);
  return sum && polynomialIn(sum);
}

function polynomialIn(sum: Sum): Polynomial {
  const terms = sum.map(({ coefficient, factors }) => ({
    coefficient: coefficient.value,
    powers: new Map([...factors.values()].map(powerIn)),
  }));
  return {
    terms,
    indeterminates: [...new Set(terms.flatMap(({ powers }) => [...powers.keys()]))],
    content: sum.length === 0 ? zero : contentOf(sum),
  };
}

function powerIn({ base, exponent }: Factor): [indeterminate: string, power: number] {
  const power = constantIn(exponent)?.value;
  return power?.d === 1n && power.s > 0n && power.n <= greatestPower
    ? [keyOfBase(base), Number(power.n)]
    : [`(${keyOfBase(base)})^(${printText(treeOfSum(exponent))})`, 1];
}

/** The degree in one indeterminate. */
export function degreeIn({ terms }: Polynomial, indeterminate: string): number {
  return Math.max(0, ...terms.map(({ powers }) => powers.get(indeterminate) ?? 0));
}

/** Numbers in place of the other indeterminates: a polynomial that factors does so wherever. */
const substitutes: readonly (readonly bigint[])[] = [
  [2n, 3n, 5n, 7n],
  [3n, 7n, 2n, 11n],
  [5n, 2n, 11n, 3n],
  [7n, 5n, 3n, 13n],
  [11n, 13n, 7n, 2n],
  [-3n, 11n, 13n, 5n],
];

/** Two of them are enough to tell a common factor from a coincidence. */
const fewSubstitutes = substitutes.slice(0, 2);

/** The polynomial in one of its indeterminates, with numbers for all others, up to a constant factor. */
function inOnly(
  { terms }: Pick<Polynomial, 'terms'>,
  indeterminate: string,
  indeterminates: readonly string[],
  numbers: readonly bigint[],
): WholePolynomial {
  const coefficients = new Map<number, Fraction>();
  for (const { coefficient, powers } of terms) {
    let value = coefficient;
    for (const [name, power] of powers) {
      if (name === indeterminate) continue;
      const number = numbers[indeterminates.indexOf(name) % numbers.length] ?? 2n;
      value = value.mul(new Fraction(number ** BigInt(power), 1n));
    }
    const power = powers.get(indeterminate) ?? 0;
    coefficients.set(power, (coefficients.get(power) ?? zero).add(value));
  }
  const degree = Math.max(0, ...coefficients.keys());
  const all = Array.from({ length: degree + 1 }, (_, power) => coefficients.get(power) ?? zero);
  const denominator = all.reduce((least, { d }) => (least * d) / greatestCommonDivisor(least, d), 1n);
  return primitiveOf(all.map(({ s, n, d }) => (s < 0n ? -n : n) * (denominator / d)));
}

/** Whether all of some polynomials have a common factor that is no number. */
export function haveCommonFactor(polynomials: readonly Polynomial[]): boolean {
  const indeterminates = [...new Set(polynomials.flatMap((each) => each.indeterminates))];
  const shared = indeterminates.filter((each) => polynomials.every((one) => one.indeterminates.includes(each)));
  return shared.some((indeterminate) =>
    fewSubstitutes.every((numbers) => {
      const common = polynomials
        .map((each) => inOnly(each, indeterminate, indeterminates, numbers))
        .reduce((a, b) => commonDivisor(a, b));
      return degreeOf(common) > 0;
    }),
  );
}

/**
 * Whether a polynomial is no product of two others over the rational numbers, neither of them a number. With several
 * indeterminates, it is one if it is for some numbers in place of all but one, and has no factor without that one
 * (Hilbert's irreducibility theorem says that such numbers are the rule).
 */
export function isIrreducible(polynomial: Polynomial): boolean {
  const { indeterminates } = polynomial;
  const [only] = indeterminates;
  if (only === undefined) return true;
  if (indeterminates.length === 1) return !isReducible(inOnly(polynomial, only, indeterminates, []));
  if (indeterminates.some((each) => hasFactorWithout(polynomial, each))) return false;
  const main = [...indeterminates].sort((a, b) => degreeIn(polynomial, a) - degreeIn(polynomial, b))[0] ?? only;
  const degree = degreeIn(polynomial, main);
  return substitutes.some((numbers) => {
    const specialised = inOnly(polynomial, main, indeterminates, numbers);
    return degreeOf(specialised) === degree && !isReducible(specialised);
  });
}

/** Whether the coefficients of the powers of an indeterminate have a common factor: x in x·y² + x·y. */
function hasFactorWithout({ terms }: Polynomial, indeterminate: string): boolean {
  const coefficients = new Map<number, Term[]>();
  for (const { coefficient, powers } of terms) {
    const others = new Map(powers);
    others.delete(indeterminate);
    const power = powers.get(indeterminate) ?? 0;
    coefficients.set(power, [...(coefficients.get(power) ?? []), { coefficient, powers: others }]);
  }
  const polynomials = [...coefficients.values()].map((each) => ({
    terms: each,
    indeterminates: [...new Set(each.flatMap(({ powers }) => [...powers.keys()]))],
    content: one,
  }));
  return haveCommonFactor(polynomials);
}
