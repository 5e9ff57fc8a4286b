import type { RelationSign } from '../nodes.ts';
import type { Interval } from '../numbers/interval.ts';
import { comparisonOf } from './comparison.ts';
import type { Certainty } from './interval-scope.ts';

const isLess = comparisonOf('<');

/**
 * What is certain about a relation between two intervals. Mirrors the comparison of numbers exactly, including
 * tolerance and NaN: being less, and being less by more than rounding, depend only on the end points.
 */
export function certaintyBy(sign: RelationSign, a: Interval, b: Interval): Certainty {
  switch (sign) {
    case '=':
      return equal(a, b);
    case '!=':
      return opposite(equal(a, b));
    case '<':
      return less(a, b);
    case '<=':
      return atMost(a, b);
    case '>':
      return less(b, a);
    case '>=':
      return atMost(b, a);
  }
}

/** The certainty of the negation. */
export function opposite(certainty: Certainty): Certainty {
  return certainty === 'unknown' ? certainty : certainty === 'true' ? 'false' : 'true';
}

/** The certainty of the conjunction. */
export function both(a: Certainty, b: Certainty): Certainty {
  if (a === 'false' || b === 'false') return 'false';
  return a === 'true' && b === 'true' ? 'true' : 'unknown';
}

function less(a: Interval, b: Interval): Certainty {
  return certainty(a, b, !isLess(a.low, b.high), isLess(a.high, b.low));
}

function atMost(a: Interval, b: Interval): Certainty {
  return certainty(a, b, isLess(b.high, a.low), !isLess(b.low, a.high));
}

function equal(a: Interval, b: Interval): Certainty {
  const isNever = isLess(a.high, b.low) || isLess(b.high, a.low);
  return certainty(a, b, isNever, !isLess(a.low, b.high) && !isLess(b.low, a.high));
}

/** A relation with NaN does not hold. */
function certainty(a: Interval, b: Interval, isNever: boolean, isAlways: boolean): Certainty {
  if (isNever || !(a.low <= a.high) || !(b.low <= b.high)) return 'false';
  return isAlways && a.isDefined && b.isDefined ? 'true' : 'unknown';
}
