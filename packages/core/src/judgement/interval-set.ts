/** An interval between two places of numbers; infinite ends are open. */
export interface NumberInterval {
  readonly from: number;
  readonly to: number;
  readonly closedFrom: boolean;
  readonly closedTo: boolean;
}

/** The same set as disjoint intervals in order: this form is unique. */
export function unionOf(intervals: readonly NumberInterval[]): readonly NumberInterval[] {
  const sorted = intervals
    .map(withOpenInfinity)
    .filter(({ from, to, closedFrom, closedTo }) => from < to || (from === to && closedFrom && closedTo))
    .sort((a, b) => a.from - b.from || Number(b.closedFrom) - Number(a.closedFrom));
  const union: NumberInterval[] = [];
  for (const next of sorted) {
    const last = union.at(-1);
    if (last === undefined || !touches(last, next)) union.push(next);
    else union[union.length - 1] = joined(last, next);
  }
  return union;
}

/** All real numbers. */
export const realNumbers: readonly NumberInterval[] = [
  { from: -Infinity, to: Infinity, closedFrom: false, closedTo: false },
];

/** The real numbers that are not in a union. */
export function complementOf(union: readonly NumberInterval[]): readonly NumberInterval[] {
  const ends = [{ to: -Infinity, closedTo: true }, ...union, { from: Infinity, closedFrom: true }];
  return unionOf(
    ends.slice(1).flatMap((next, index) => {
      const last = ends[index];
      if (last === undefined || !('to' in last) || !('from' in next)) return [];
      return [{ from: last.to, to: next.from, closedFrom: !last.closedTo, closedTo: !next.closedFrom }];
    }),
  );
}

/** The numbers that are in both unions. */
export function intersectionOf(a: readonly NumberInterval[], b: readonly NumberInterval[]): readonly NumberInterval[] {
  return complementOf(unionOf([...complementOf(a), ...complementOf(b)]));
}

function withOpenInfinity(interval: NumberInterval): NumberInterval {
  return {
    ...interval,
    closedFrom: interval.closedFrom && interval.from !== -Infinity,
    closedTo: interval.closedTo && interval.to !== Infinity,
  };
}

/** Whether there is no gap between an interval and one that begins later. */
function touches(first: NumberInterval, next: NumberInterval): boolean {
  return next.from < first.to || (next.from === first.to && (first.closedTo || next.closedFrom));
}

function joined(first: NumberInterval, next: NumberInterval): NumberInterval {
  const isEqual = first.to === next.to;
  const ends = next.to > first.to ? next : first;
  return { ...first, to: ends.to, closedTo: isEqual ? first.closedTo || next.closedTo : ends.closedTo };
}
