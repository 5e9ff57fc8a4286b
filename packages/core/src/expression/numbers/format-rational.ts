import type { Fraction } from './fraction.ts';
import { formatNumber } from './format-number.ts';

/** Maximum denominator of displayed fractions unless the field specifies another (specification 002 §9). */
export const defaultMaximumDenominator = 100;

/** The fraction nearest to a number with a denominator of at most `maximum` (Stern–Brocot). */
export function nearestFraction(value: number, maximumDenominator = defaultMaximumDenominator): Fraction | undefined {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER / maximumDenominator) return undefined;
  const whole = Math.floor(value);
  const rest = value - whole;
  let below: Fraction = { numerator: 0, denominator: 1 };
  let above: Fraction = { numerator: 1, denominator: 1 };
  while (below.denominator + above.denominator <= maximumDenominator) {
    const numerator = below.numerator + above.numerator;
    const denominator = below.denominator + above.denominator;
    if (numerator <= rest * denominator) below = { numerator, denominator };
    else above = { numerator, denominator };
  }
  const isBelowNearer = rest - below.numerator / below.denominator <= above.numerator / above.denominator - rest;
  const nearest = isBelowNearer ? below : above;
  return { numerator: whole * nearest.denominator + nearest.numerator, denominator: nearest.denominator };
}

/** A number as a fraction `-3/4`, or as a whole number; ∞ and – as in formatNumber. */
export function formatRational(value: number, maximumDenominator = defaultMaximumDenominator): string {
  const nearest = nearestFraction(value, maximumDenominator);
  if (nearest === undefined) return formatNumber(value, { digits: 0 });
  const { numerator, denominator } = nearest;
  return denominator === 1 ? String(numerator + 0) : `${numerator}/${denominator}`;
}
