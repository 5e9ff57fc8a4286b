import type { RelationSign } from '../nodes.ts';
import type { Interval } from '../numbers/interval.ts';
import { comparisonOf } from './comparison.ts';
import type { Certainty } from './interval-scope.ts';

type Less = (a: number, b: number) => boolean;

const isLess = comparisonOf('<');
const isBelow: Less = (a, b) => a < b;

/**
 * What is certain about a relation between two intervals. Mirrors the comparison of numbers exactly, including
 * tolerance and NaN: being less, and being less by more than rounding, depend only on the end points. For reals there
 * is no tolerance.
 */
export function certaintyBy(sign: RelationSign, a: Interval, b: Interval, areReals = false): Certainty {
  const by = areReals ? isBelow : isLess;
  switch (sign) {
    case '=':
      return equal(a, b, by);
    case '!=':
      return opposite(equal(a, b, by));
    case '<':
      return less(a, b, by);
    case '<=':
      return atMost(a, b, by);
    case '>':
      return less(b, a, by);
    case '>=':
      return atMost(b, a, by);
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

function less(a: Interval, b: Interval, by: Less): Certainty {
  return certainty(a, b, !by(a.low, b.high), by(a.high, b.low));
}

function atMost(a: Interval, b: Interval, by: Less): Certainty {
  return certainty(a, b, by(b.high, a.low), !by(b.low, a.high));
}

function equal(a: Interval, b: Interval, by: Less): Certainty {
  const isNever = by(a.high, b.low) || by(b.high, a.low);
  return certainty(a, b, isNever, !by(a.low, b.high) && !by(b.low, a.high));
}

/** A relation with NaN does not hold. */
function certainty(a: Interval, b: Interval, isNever: boolean, isAlways: boolean): Certainty {
  if (isNever || !(a.low <= a.high) || !(b.low <= b.high)) return 'false';
  return isAlways && a.isDefined && b.isDefined ? 'true' : 'unknown';
}
