import { argument } from './interval-functions.ts';
import type { Interval } from './interval.ts';
import { hasZero, isEmpty, isNegative, lower, up, upper, write, writeEmpty } from './interval-rounding.ts';

/** min. */
export function least(numbers: readonly Interval[], into: Interval): void {
  let low = Infinity;
  let high = Infinity;
  let isDefined = true;
  for (const each of numbers) {
    if (isEmpty(each)) {
      writeEmpty(into);
      return;
    }
    low = Math.min(low, each.low);
    high = Math.min(high, each.high);
    isDefined &&= each.isDefined;
  }
  write(into, low, high, isDefined);
}

/** max. */
export function greatest(numbers: readonly Interval[], into: Interval): void {
  let low = -Infinity;
  let high = -Infinity;
  let isDefined = true;
  for (const each of numbers) {
    if (isEmpty(each)) {
      writeEmpty(into);
      return;
    }
    low = Math.max(low, each.low);
    high = Math.max(high, each.high);
    isDefined &&= each.isDefined;
  }
  write(into, low, high, isDefined);
}

/** hypot; infinite if one number is, whatever the others are. */
export function lengths(numbers: readonly Interval[], into: Interval): void {
  let low = 0;
  let high = 0;
  let isDefined = true;
  let isSomewhere = true;
  for (const each of numbers) {
    isDefined &&= each.isDefined;
    if (isEmpty(each)) {
      isSomewhere = false;
      continue;
    }
    const nearest = hasZero(each) ? 0 : Math.min(Math.abs(each.low), Math.abs(each.high));
    const farthest = Math.max(Math.abs(each.low), Math.abs(each.high));
    low = nearest === 0 ? low : lower(Math.hypot(low, nearest));
    high = farthest === 0 ? high : upper(Math.hypot(high, farthest));
  }
  if (isSomewhere) {
    write(into, low, high, isDefined);
    return;
  }
  if (high === Infinity) write(into, Infinity, Infinity, false);
  else writeEmpty(into);
}

/** atan2. It jumps where a point crosses the negative x axis. */
export function angles(numbers: readonly Interval[], into: Interval): void {
  const y = argument(numbers, 0);
  const x = argument(numbers, 1);
  if (isEmpty(x) || isEmpty(y)) {
    writeEmpty(into);
    return;
  }
  const isDefined = x.isDefined && y.isDefined;
  if (isNegative(x.low) && isNegative(y.low) && !isNegative(y.high)) {
    write(into, -up(Math.PI), up(Math.PI), isDefined);
    return;
  }
  const a = Math.atan2(y.low, x.low);
  const b = Math.atan2(y.low, x.high);
  const c = Math.atan2(y.high, x.low);
  const d = Math.atan2(y.high, x.high);
  write(into, lower(Math.min(a, b, c, d)), upper(Math.max(a, b, c, d)), isDefined);
}
