import { derivativeOf, divided, sizeOf, type WholePolynomial } from './whole-polynomial.ts';

/** A root is found to 2^-64. */
const fractionBits = 64n;

/** A real root of a square-free polynomial; undefined if there is none. Found by Sturm's theorem and by halving. */
export function realRootOf(polynomial: WholePolynomial): number | undefined {
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
export function rootBound(polynomial: WholePolynomial): bigint {
  const leading = sizeOf(polynomial.at(-1) ?? 1n);
  return (
    polynomial.reduce((most, coefficient) => (sizeOf(coefficient) > most ? sizeOf(coefficient) : most), 0n) / leading +
    2n
  );
}

/** Sturm's chain of a square-free polynomial: its changes of sign count the roots. */
export function sturmChain(polynomial: WholePolynomial): readonly WholePolynomial[] {
  const chain = [polynomial];
  for (let next = derivativeOf(polynomial); next.length > 0;) {
    const last = chain.at(-1) ?? polynomial;
    chain.push(next);
    next = divided(last, next).rest.map((coefficient) => -coefficient);
  }
  return chain;
}

/** The number of sign changes in the values of a chain at `at` / 2^shift. */
export function changesAt(chain: readonly WholePolynomial[], at: bigint, shift: bigint): number {
  const signs = chain.map((polynomial) => valueAt(polynomial, at, shift)).filter((value) => value !== 0n);
  return signs.filter((value, index) => index > 0 && value > 0n !== (signs[index - 1] ?? 0n) > 0n).length;
}

/** A positive multiple of the value at `at` / 2^shift. */
export function valueAt(polynomial: WholePolynomial, at: bigint, shift: bigint): bigint {
  let [value, scale] = [0n, 0n];
  for (const coefficient of polynomial.toReversed()) {
    value = value * at + (coefficient << scale);
    scale += shift;
  }
  return value;
}
