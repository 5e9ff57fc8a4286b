import { quotient } from './interval-arithmetic.ts';
import { argument, increasing } from './interval-functions.ts';
import { nextTo } from './arithmetic.ts';
import { newInterval, type Interval } from './interval.ts';
import { write } from './interval-rounding.ts';

const logarithm = newInterval();
const ofBase = newInterval();
const only: Interval[] = [ofBase];

/** ln. */
export const naturalLogarithm = increasing(Math.log, -0);

/** Logarithm of a number to a base. */
export function logarithms(numbers: readonly Interval[], into: Interval): void {
  naturalLogarithm(numbers, logarithm);
  const { low, high, isDefined } = argument(numbers, 1);
  write(ofBase, low, high, isDefined);
  naturalLogarithm(only, ofBase);
  quotient(logarithm, ofBase, into);
  // A logarithm close to a whole number is that number if the power is right up to rounding.
  const noise =
    logarithm.low < -700 ? nextTo : Math.min(nextTo, 2 ** -50 / Math.min(Math.abs(ofBase.low), Math.abs(ofBase.high)));
  if (Math.abs(into.low) >= 0.5 && into.low < Infinity) into.low -= noise;
  if (Math.abs(into.high) >= 0.5 && into.high > -Infinity) into.high += noise;
}
