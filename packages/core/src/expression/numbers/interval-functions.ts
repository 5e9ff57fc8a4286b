import { absolute, reciprocal } from './interval-arithmetic.ts';
import { newInterval, type Interval } from './interval.ts';
import { isEmpty, isNegative, lowerAt, upperAt, write, writeAll, writeEmpty } from './interval-rounding.ts';

/** Writes an interval that encloses every value of a function whose arguments range over the given intervals. */
export type IntervalFunction = (numbers: readonly Interval[], into: Interval) => void;

const empty = newInterval();
const size: Interval[] = [newInterval()];

/** The interval of an argument. */
export function argument(numbers: readonly Interval[], index: number): Interval {
  return numbers[index] ?? empty;
}

/** Lifts an operation on one interval. */
export function ofOne(operation: (a: Interval, into: Interval) => void): IntervalFunction {
  return (numbers, into) => operation(argument(numbers, 0), into);
}

/** Lifts an operation on two intervals. */
export function ofTwo(operation: (a: Interval, b: Interval, into: Interval) => void): IntervalFunction {
  return (numbers, into) => operation(argument(numbers, 0), argument(numbers, 1), into);
}

/** A non-decreasing function, with the bounds of its domain. */
export function increasing(f: (x: number) => number, from?: number, to?: number): IntervalFunction {
  return monotone(f, true, from, to);
}

/** A non-increasing function, with the bounds of its domain. */
export function decreasing(f: (x: number) => number, from?: number, to?: number): IntervalFunction {
  return monotone(f, false, from, to);
}

function monotone(f: (x: number) => number, rises: boolean, from = -Infinity, to = Infinity): IntervalFunction {
  return (numbers, into) => {
    const { low, high, isDefined } = argument(numbers, 0);
    if (!(low <= high && low <= to && high >= from)) {
      writeEmpty(into);
      return;
    }
    const first = low < from ? from : low;
    const last = high > to ? to : high;
    const [x, y] = rises ? [first, last] : [last, first];
    write(into, lowerAt(x, f(x)), upperAt(y, f(y)), isDefined && low >= from && high <= to);
  };
}

/** A non-decreasing function without rounding errors: its values are whole numbers, or selected doubles. */
export function stepping(f: (x: number) => number): IntervalFunction {
  return (numbers, into) => {
    const a = argument(numbers, 0);
    if (isEmpty(a)) {
      writeEmpty(into);
      return;
    }
    write(into, f(a.low), f(a.high), a.isDefined);
  };
}

/** A function of the absolute value. */
export function ofSize(f: IntervalFunction): IntervalFunction {
  return (numbers, into) => {
    absolute(argument(numbers, 0), size[0] ?? empty);
    f(size, into);
  };
}

/** 1/f. */
export function reciprocalOf(f: IntervalFunction): IntervalFunction {
  return (numbers, into) => {
    f(numbers, into);
    reciprocal(into, into);
  };
}

/** A wave between -1 and 1 with a maximum at `start` and period 2 pi. */
export function wave(f: (x: number) => number, start: number): IntervalFunction {
  return (numbers, into) => {
    const { low, high, isDefined } = argument(numbers, 0);
    if (!(low <= high) || low === Infinity || high === -Infinity) {
      writeEmpty(into);
      return;
    }
    if (low === -Infinity || high === Infinity) {
      write(into, -1, 1, false);
      return;
    }
    const first = Math.ceil(halfTurns(low, start, -1));
    const last = low === high ? -Infinity : Math.floor(halfTurns(high, start, 1));
    const hasMaximum = last > first || (last === first && first % 2 === 0);
    const hasMinimum = last > first || (last === first && first % 2 !== 0);
    const x = f(low);
    const y = f(high);
    write(
      into,
      hasMinimum ? -1 : Math.max(-1, Math.min(lowerAt(low, x), lowerAt(high, y))),
      hasMaximum ? 1 : Math.min(1, Math.max(upperAt(low, x), upperAt(high, y))),
      isDefined,
    );
  };
}

/** A function with period pi that rises or falls from a pole at `start` to the next. */
export function betweenPoles(f: (x: number) => number, start: number, rises: boolean): IntervalFunction {
  return (numbers, into) => {
    const { low, high, isDefined } = argument(numbers, 0);
    if (!(low <= high) || low === Infinity || high === -Infinity) {
      writeEmpty(into);
      return;
    }
    if (low === -Infinity || high === Infinity) {
      writeAll(into, false);
      return;
    }
    const first = Math.floor(halfTurns(low, start, -1));
    const last = Math.floor(halfTurns(high, start, 1));
    const isAroundZero = first === 0 && last === 0 && isNegative(low) && !isNegative(high);
    if ((low < high && first !== last) || isAroundZero) {
      writeAll(into, isDefined);
      return;
    }
    const x = rises ? low : high;
    const y = rises ? high : low;
    write(into, lowerAt(x, f(x)), upperAt(y, f(y)), isDefined);
  };
}

/** The distance of a number from `start` in half turns, moved down or up by slightly more than the rounding error. */
function halfTurns(x: number, start: number, direction: number): number {
  const turns = (x - start) / Math.PI;
  return turns + direction * (Math.abs(turns) + Math.abs(start)) * 1e-15;
}
