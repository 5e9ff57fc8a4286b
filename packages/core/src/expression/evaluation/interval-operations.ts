import { newInterval, type Interval } from '../numbers/interval.ts';
import { down, up } from '../numbers/interval-rounding.ts';
import type { NumberLiteral } from '../nodes.ts';
import { exactNumber } from '../numbers/rational.ts';
import type { IntervalFunction } from '../numbers/interval-functions.ts';
import type { CertaintyOf, IntervalOf } from './interval-scope.ts';

// Combinators of functions of the frame. Each allocates its intermediate cells once, so that evaluation creates no
// garbage.

/** A constant; the empty interval for NaN. */
export function exactly(value: number): IntervalOf {
  const cell = value === value ? { low: value, high: value, isDefined: true } : newInterval();
  return (_, into) => {
    copy(cell, into);
  };
}

/** The real number that a double was written as, such as 0.1 or π, which is at most one step away from it. */
export function nearly({ value, digits }: Pick<NumberLiteral, 'value' | 'digits'>): IntervalOf {
  const isExact = Number.isSafeInteger(value) || !Number.isFinite(value) || isBinary(value);
  if (isExact && digits === undefined) return exactly(value);
  const cell = { low: down(value), high: up(value), isDefined: true };
  return (_, into) => {
    copy(cell, into);
  };
}

/** Whether a decimal is exactly a double: 0.5, but not 0.1. */
function isBinary(value: number): boolean {
  const below = exactNumber(value)?.d;
  return below !== undefined && (below & (below - 1n)) === 0n && below < 2n ** 53n && Math.abs(value) < 2 ** 53;
}

/** All numbers: the enclosure of an unknown function. */
export function writeAnything(_: unknown, into: Interval): void {
  copy({ low: -Infinity, high: Infinity, isDefined: false }, into);
}

export function cellAt(slot: number): IntervalOf {
  const nothing = newInterval();
  return (frame, into) => {
    copy(frame[slot] ?? nothing, into);
  };
}

export function ofOne(write: (a: Interval, into: Interval) => void, a: IntervalOf): IntervalOf {
  return (frame, into) => {
    a(frame, into);
    write(into, into);
  };
}

export function ofTwo(
  write: (a: Interval, b: Interval, into: Interval) => void,
  a: IntervalOf,
  b: IntervalOf,
): IntervalOf {
  const other = newInterval();
  return (frame, into) => {
    a(frame, into);
    b(frame, other);
    write(into, other, into);
  };
}

export function ofMany(write: IntervalFunction, operands: readonly IntervalOf[]): IntervalOf {
  const cells = operands.map(newInterval);
  return (frame, into) => {
    for (const [index, cell] of cells.entries()) operands[index]?.(frame, cell);
    write(cells, into);
  };
}

/** The hull of both if it is not certain whether the condition holds. */
export function choice(holds: CertaintyOf, a: IntervalOf, b: IntervalOf): IntervalOf {
  const other = newInterval();
  return (frame, into) => {
    const certainty = holds(frame);
    if (certainty === 'true') a(frame, into);
    else b(frame, into);
    if (certainty !== 'unknown') return;
    a(frame, other);
    into.low = Math.min(into.low, other.low);
    into.high = Math.max(into.high, other.high);
    into.isDefined &&= other.isDefined;
  };
}

function copy({ low, high, isDefined }: Interval, into: Interval): void {
  into.low = low;
  into.high = high;
  into.isDefined = isDefined;
}
