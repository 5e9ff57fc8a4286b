/**
 * All values a number can have while others range over intervals: `low` to `high`, rounded outwards. Empty (`low` above
 * `high`) if it has none; `isDefined` if it has one everywhere. A mutable cell, so that evaluation creates no garbage.
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
