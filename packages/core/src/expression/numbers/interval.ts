/**
 * All values a number can have while others run through intervals: `low` to `high`, rounded outwards. Empty (`low` above
 * `high`) where it has none; `isDefined` says that it has one everywhere. A cell to be written into, so that evaluating
 * makes no garbage.
 */
export interface Interval {
  low: number;
  high: number;
  isDefined: boolean;
}

/** A new cell, empty. */
export function newInterval(): Interval {
  return { low: Infinity, high: -Infinity, isDefined: false };
}
