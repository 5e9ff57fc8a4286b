import { greatestCommonDivisor } from './arithmetic.ts';

/** A fraction of whole numbers in lowest terms with a positive denominator. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** The fraction in lowest terms; undefined for a denominator of 0 and for numbers too large to be exact. */
export function fraction(numerator: number, denominator: number): Fraction | undefined {
  if (denominator === 0 || !Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) return undefined;
  const divisor = greatestCommonDivisor(numerator, denominator) * Math.sign(denominator);
  return { numerator: numerator / divisor + 0, denominator: denominator / divisor };
}
