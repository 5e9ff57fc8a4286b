import type { Extent } from '../view.ts';

/** Beyond a bound, the search for the end of a curve starts here (specification 002 §9) … */
const firstStep = 100;
/** … stops here … */
const farthest = 10_000;
/** … or where the curve has converged. */
const rest = 0.0001;

/**
 * A range of parameters without infinite ends, in parts that lead away from its bound (0 if both ends are infinite),
 * each as long as all before: 100 beyond the bound, doubling, up to 10000 or until the curve moves by less than 0.0001
 * (specification 002 §9). `at` is the point of a parameter, in units.
 */
export function finiteRanges({ from, to }: Extent, at: (t: number) => ArrayLike<number>): readonly Extent[] {
  if (Number.isFinite(from) && Number.isFinite(to)) return [{ from, to }];
  if (Number.isFinite(from)) return away(from, 1, at);
  if (Number.isFinite(to)) return away(to, -1, at);
  return [...away(0, 1, at), ...away(0, -1, at)].sort((a, b) => a.to - a.from - (b.to - b.from));
}

function away(bound: number, sign: 1 | -1, at: (t: number) => ArrayLike<number>): readonly Extent[] {
  const end = (reach: number) => bound + sign * reach;
  const parts: Extent[] = [];
  let reach = 0;
  let next = firstStep;
  for (;;) {
    const near = end(reach);
    const far = end(next);
    parts.push(sign > 0 ? { from: near, to: far } : { from: far, to: near });
    reach = next;
    next = Math.min(2 * reach, Math.max(reach, farthest - sign * bound));
    if (next === reach || moves(at(far), at(end(next))) < rest) return parts;
  }
}

function moves(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let axis = 0; axis < a.length; axis += 1) sum += ((b[axis] ?? NaN) - (a[axis] ?? NaN)) ** 2;
  return Math.sqrt(sum);
}
