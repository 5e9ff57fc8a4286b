import { binomial, greatestCommonDivisor, leastCommonMultiple } from './arithmetic.ts';
import { greatestSize } from './interval-arithmetic.ts';
import { argument, type IntervalFunction } from './interval-functions.ts';
import type { Interval } from './interval.ts';
import { isEmpty, lower, upper, write, writeEmpty } from './interval-rounding.ts';

/** n over k for the whole numbers in two intervals. */
export function binomials(numbers: readonly Interval[], into: Interval): void {
  const n = argument(numbers, 0);
  const k = argument(numbers, 1);
  const least = Math.ceil(Math.max(n.low, 0));
  const greatest = Math.floor(n.high);
  const first = Math.ceil(Math.max(k.low, 0));
  const last = Math.floor(k.high);
  if (!(least <= greatest && first <= last) || least === Infinity || first === Infinity) {
    writeEmpty(into);
    return;
  }
  // It increases down a column; along a row it increases to the middle and decreases after it.
  const middle = Math.min(last, Math.max(first, Math.floor(greatest / 2)));
  const low = last === Infinity ? 0 : Math.min(binomial(least, first), binomial(least, last));
  const high = greatest === Infinity ? Infinity : binomial(greatest, middle);
  const isDefined = n.isDefined && k.isDefined && n.low === n.high && k.low === k.high;
  // Products with as many factors as a finite one has.
  const noise = high * greatest <= Number.MAX_SAFE_INTEGER ? 0 : 1e-12;
  write(
    into,
    noise === 0 ? low : lower(Math.min(low, Number.MAX_VALUE) * (1 - noise)),
    noise === 0 ? high : upper(high * (1 + noise)),
    isDefined,
  );
}

/** Greatest common divisor. */
export const commonDivisors = ofWholeNumbers(
  (numbers) => numbers.reduce(greatestCommonDivisor, 0),
  (numbers, into) => write(into, 0, Math.max(...numbers.map(greatestSize)), false),
);

/** Least common multiple; for larger intervals bounded by the product. */
export const commonMultiples = ofWholeNumbers(leastCommonMultiples, (numbers, into) => {
  const product = numbers.reduce((value, each) => upper(value * Math.max(1, greatestSize(each))), 1);
  write(into, 0, product, false);
});

/** The least common multiple of whole numbers. */
export function leastCommonMultiples(numbers: readonly number[]): number {
  return numbers.every(Number.isInteger) ? numbers.reduce(leastCommonMultiple, 1) : NaN;
}

/** The interval of a function that is known for single numbers and bounded for others. */
export function ofWholeNumbers(f: (numbers: readonly number[]) => number, bound: IntervalFunction): IntervalFunction {
  return (numbers, into) => {
    if (numbers.some(isEmpty)) {
      writeEmpty(into);
      return;
    }
    if (!numbers.every(({ low, high }) => low === high)) {
      bound(numbers, into);
      return;
    }
    const value = f(numbers.map(({ low }) => low));
    if (Number.isNaN(value)) {
      writeEmpty(into);
      return;
    }
    const isExact = Math.abs(value) <= Number.MAX_SAFE_INTEGER;
    const isDefined = numbers.every((each) => each.isDefined);
    write(into, isExact ? value : lower(value), isExact ? value : upper(value), isDefined);
  };
}
