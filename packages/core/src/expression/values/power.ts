import type Fraction from 'fraction.js';
import type { OddFraction } from '../evaluation/odd-fraction.ts';
import { oddRootPower, root } from '../numbers/arithmetic.ts';
import { power as principalPower } from '../numbers/complex.ts';
import { exactPower, exactRoot, isWhole, one, zero } from '../numbers/rational.ts';
import { divide, multiply, wholePower } from './arithmetic.ts';
import { complex, complexOf, exactComplex, rational, real } from './scalar.ts';
import { numberOf, type Scalar } from './value.ts';

/**
 * base ^ exponent. In a complex field it is the principal value; in other fields the real root of a negative number if
 * the exponent is, or is written as, a fraction with an odd denominator.
 */
export function power(base: Scalar, exponent: Scalar, isComplex: boolean, writtenAs?: OddFraction): Scalar {
  if (base.kind === 'rational' && exponent.kind === 'rational') {
    const exact = exactPowerOf(base.value, exponent.value, isComplex);
    if (exact !== undefined) return exact;
  }
  const [x, y] = [numberOf(base), numberOf(exponent)];
  if (x !== undefined && y !== undefined) {
    const value = realPower(x, y, isComplex ? undefined : (oddFractionOf(exponent) ?? writtenAs));
    if (!isComplex || !Number.isNaN(value)) return real(value);
  }
  if (base.kind === 'complexRational' && y !== undefined && Number.isSafeInteger(y)) {
    if (y === 0) return rational(one);
    const product = wholePower(base, Math.abs(y), multiply);
    return y > 0 ? product : divide(rational(one), product);
  }
  return complex(principalPower(complexOf(base), complexOf(exponent)));
}

/** The n-th root; the real one of a negative number if n is odd. */
export function rootOf(radicand: Scalar, degree: Scalar, isComplex: boolean): Scalar {
  if (radicand.kind === 'rational' && degree.kind === 'rational' && degree.value.n !== 0n) {
    const isOdd = isWhole(degree.value) && degree.value.n % 2n === 1n;
    const exact = exactPowerOf(radicand.value, degree.value.inverse(), isComplex && !isOdd);
    if (exact !== undefined) return exact;
  }
  const [x, n] = [numberOf(radicand), numberOf(degree)];
  const value = x === undefined || n === undefined ? NaN : root(x, n);
  return isComplex && Number.isNaN(value) ? power(radicand, divide(rational(one), degree), true) : real(value);
}

/** The power of rational numbers if it is rational, or a rational multiple of i in a complex field. */
export function exactPowerOf(base: Fraction, exponent: Fraction, isComplex: boolean): Scalar | undefined {
  const numerator = exponent.s * exponent.n;
  if (isWhole(exponent)) return rationalOr(exactPower(base, numerator));
  const root = exactRoot(base.abs(), exponent.d);
  const size = root && exactPower(root, numerator);
  if (size === undefined || base.s > 0n) return rationalOr(size);
  if (isComplex) {
    if (exponent.d !== 2n) return undefined;
    return exactComplex({ re: zero, im: (numerator - 1n) % 4n === 0n ? size : size.neg() });
  }
  if (exponent.d % 2n === 0n) return undefined;
  return rational(numerator % 2n === 0n ? size : size.neg());
}

function rationalOr(value: Fraction | undefined): Scalar | undefined {
  return value && rational(value);
}

function realPower(base: number, exponent: number, fraction: OddFraction | undefined): number {
  return fraction === undefined ? base ** exponent : oddRootPower(base, fraction.numerator, fraction.denominator);
}

function oddFractionOf(exponent: Scalar): OddFraction | undefined {
  if (exponent.kind !== 'rational' || exponent.value.d % 2n === 0n) return undefined;
  const { s, n, d } = exponent.value;
  return d === 1n ? undefined : { numerator: Number(s * n), denominator: Number(d) };
}
