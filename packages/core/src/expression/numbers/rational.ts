import Fraction from 'fraction.js';
import type { NumberLiteral } from '../nodes.ts';

/**
 * The largest numerator or denominator that is kept, the largest double: beyond it, calculation continues in doubles,
 * so that 9^9^9 costs no more than 9.
 */
export const greatestPart = BigInt(Number.MAX_VALUE);
const mostBits = 1024;
const greatestDegree = 1024n;

export const zero = new Fraction(0);
export const one = new Fraction(1);

/** The fraction if it is small enough to be kept, otherwise undefined. */
export function kept(fraction: Fraction): Fraction | undefined {
  return fraction.n <= greatestPart && fraction.d <= greatestPart ? fraction : undefined;
}

/** The exact value of a double's decimal notation: 0.1 is 1/10. Undefined for infinity and NaN. */
export function exactNumber(value: number): Fraction | undefined {
  return Number.isFinite(value) ? exactDecimal(String(value)) : undefined;
}

/** The exact value of a literal with all digits that are written; undefined if it cannot be kept. */
export function exactLiteral({ value, digits }: Pick<NumberLiteral, 'value' | 'digits'>): Fraction | undefined {
  return digits === undefined ? exactNumber(value) : exactDecimal(digits);
}

/** The same for a literal of any size: with all digits, beyond the largest double, too. */
export function wholeLiteral({ value, digits }: Pick<NumberLiteral, 'value' | 'digits'>): Fraction | undefined {
  return digits === undefined ? exactNumber(value) : decimalOf(digits);
}

/** Whether the shortest notation of a double is the decimal that it was read from. */
export function statesExactly(value: number, written: string): boolean {
  return scientific(String(value)) === scientific(written);
}

/** The digits without zeros around them, and their power of ten. */
function scientific(written: string): string {
  const [mantissa = '', exponent = '0'] = written.split(/e/i);
  const [whole = '', decimals = ''] = mantissa.split('.');
  const digits = (whole + decimals).replace(/^0+/, '');
  const least = digits.replace(/0+$/, '');
  return least === '' ? '0' : `${least}e${Number(exponent) - decimals.length + digits.length - least.length}`;
}

/** The greatest power of ten with which a decimal is calculated exactly. */
const greatestShift = 5000;

/** Undefined if it is too large to be kept, or too small. */
function exactDecimal(written: string): Fraction | undefined {
  const exact = decimalOf(written);
  return exact && kept(exact);
}

/** Whether a decimal can be calculated with exactly, of whatever size. */
export function hasExactValue(written: string): boolean {
  return decimalOf(written) !== undefined;
}

function decimalOf(written: string): Fraction | undefined {
  const [mantissa = '', exponent = '0'] = written.split(/e/i);
  const [whole = '', places = ''] = mantissa.split('.');
  const decimals = places.replace(/0+$/, '');
  const digits = BigInt(whole + decimals);
  const shift = Number(exponent) - decimals.length;
  if (Math.abs(shift) > greatestShift) return undefined;
  return shift < 0 ? new Fraction(digits, 10n ** BigInt(-shift)) : new Fraction(digits * 10n ** BigInt(shift), 1n);
}

export function isWhole({ d }: Fraction): boolean {
  return d === 1n;
}

/** The n-th root of a non-negative number if it is rational. */
export function exactRoot(radicand: Fraction, degree: bigint): Fraction | undefined {
  if (radicand.s < 0n || kept(radicand) === undefined) return undefined;
  const numerator = wholeRoot(radicand.n, degree);
  const denominator = wholeRoot(radicand.d, degree);
  return numerator === undefined || denominator === undefined ? undefined : new Fraction(numerator, denominator);
}

/** Newton's method from above. If the degree exceeds the number of bits, the root is less than 2. */
function wholeRoot(radicand: bigint, degree: bigint): bigint | undefined {
  if (radicand < 2n) return radicand;
  if (degree > greatestDegree) return undefined;
  let root = BigInt(Math.ceil(Number(radicand) ** (1 / Number(degree)) * (1 + 1e-9))) + 1n;
  for (;;) {
    const next = ((degree - 1n) * root + radicand / root ** (degree - 1n)) / degree;
    if (next >= root) return root ** degree === radicand ? root : undefined;
    root = next;
  }
}

/** base ^ exponent for a whole exponent; undefined for 0 ^ -1 and results too large to be kept. */
export function exactPower(base: Fraction, exponent: bigint): Fraction | undefined {
  if (base.n === 0n) return exponent < 0n ? undefined : exponent === 0n ? one : zero;
  if (base.n === 1n && base.d === 1n) return base.s > 0n || exponent % 2n === 0n ? one : base;
  const size = exponent < 0n ? -exponent : exponent;
  if (Math.log2(Math.max(Number(base.n), Number(base.d))) * Number(size) > mostBits) return undefined;
  return kept(base.pow(new Fraction(exponent)));
}
