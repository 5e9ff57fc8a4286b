import type { Expression } from '../nodes.ts';
import { sizeOf } from '../numbers/ball.ts';
import { bigFractionOf } from './big-fraction.ts';

/** Whole numbers with more digits are shown as they are computed: `2^300`. */
const mostDigits = 40;

/** A double tells so many digits of a whole number. */
const fewestDigits = 16;

/**
 * All digits of an expression that is a whole number with more digits than a double tells, except zeros at its end. Undefined
 * for any other expression, and for numbers with too many digits to be written out.
 */
export function wholeDigitsOf(node: Expression): string | undefined {
  const exact = bigFractionOf(node);
  if (exact === undefined || exact.above % exact.below !== 0n) return undefined;
  const whole = exact.above / exact.below;
  if (sizeOf(whole) >= 10n ** BigInt(mostDigits)) return undefined;
  const digits = String(whole);
  return digits.replace('-', '').replace(/0+$/, '').length >= fewestDigits ? digits : undefined;
}

/** Whether an expression is a whole number that is too long to be written out. */
export function isLongWhole(node: Expression): boolean {
  const exact = bigFractionOf(node);
  return (
    exact !== undefined &&
    exact.above % exact.below === 0n &&
    sizeOf(exact.above / exact.below) >= 10n ** BigInt(mostDigits)
  );
}
