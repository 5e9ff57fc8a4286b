import type { CurveTerm, PointTerm } from '../board/index.ts';
import type { Limits } from './values.ts';

/** The segment from one point to another: 0 is the first, 1 the second. Without limits it extends beyond. */
export function straight(from: PointTerm, to: PointTerm, hasEnds: boolean): CurveTerm {
  return {
    at: (share) => [from.x() + share * (to.x() - from.x()), from.y() + share * (to.y() - from.y())],
    nearest(x, y) {
      const [dx, dy] = [to.x() - from.x(), to.y() - from.y()];
      const square = dx * dx + dy * dy;
      const share = square === 0 ? 0 : ((x - from.x()) * dx + (y - from.y()) * dy) / square;
      return hasEnds ? Math.min(Math.max(share, 0), 1) : share;
    },
    ...(hasEnds && { range: () => [0, 1] as const }),
  };
}

/** The path along vertices: 1.5 is half-way between the second and the third. */
export function cornered(corners: readonly PointTerm[]): CurveTerm {
  const sides = corners.slice(1).map((corner, index) => straight(corners[index] ?? corner, corner, true));
  const sideOf = (parameter: number) => Math.min(Math.max(Math.floor(parameter), 0), sides.length - 1);
  const at = (parameter: number) => {
    const side = sideOf(parameter);
    return sides[side]?.at(parameter - side) ?? [NaN, NaN];
  };
  return {
    at,
    range: () => [0, sides.length],
    nearest: (x, y) =>
      best(
        sides.map((side, index) => index + side.nearest(x, y)),
        at,
        x,
        y,
      ),
  };
}

/** The default, without limits. */
export const endless: Limits = () => [-Infinity, Infinity];

/** The nearest number within limits. */
export function within(value: number, limits: Limits): number {
  const [from, to] = limits();
  return Math.min(Math.max(value, from), to);
}

/** The parameter of a place that is on the curve: itself, or the nearer end. */
export function onto({ range, period }: Pick<CurveTerm, 'range' | 'period'>, parameter: number): number {
  if (range === undefined) return parameter;
  const [from, to] = range();
  if (period === undefined) return within(parameter, () => [from, to]);
  const beyond = (((parameter - from) % period) + period) % period;
  if (beyond <= to - from) return parameter >= from && parameter <= to ? parameter : from + beyond;
  return beyond - (to - from) < period - beyond ? to : from;
}

/** Number of sample points on a curve, and refinement steps for the best of them. */
const trials = 256;
const refinements = 40;

/** The parameter within a range at which a curve comes nearest to a point. */
export function nearestBetween(
  at: (parameter: number) => readonly [number, number],
  from: number,
  to: number,
  x: number,
  y: number,
): number {
  const step = (to - from) / trials;
  const start = best(
    Array.from({ length: trials + 1 }, (_, index) => from + index * step),
    at,
    x,
    y,
  );
  let [low, high] = [Math.max(from, start - step), Math.min(to, start + step)];
  for (let round = 0; round < refinements; round += 1) {
    const third = (high - low) / 3;
    const [left, right] = [low + third, high - third];
    if (squareTo(at(left), x, y) <= squareTo(at(right), x, y)) high = right;
    else low = left;
  }
  return best([start, (low + high) / 2], at, x, y);
}

function best(
  parameters: readonly number[],
  at: (parameter: number) => readonly [number, number],
  x: number,
  y: number,
): number {
  let [found, least] = [parameters[0] ?? 0, Infinity];
  for (const parameter of parameters) {
    const square = squareTo(at(parameter), x, y);
    if (square < least) [found, least] = [parameter, square];
  }
  return found;
}

function squareTo([x, y]: readonly [number, number], toX: number, toY: number): number {
  return (x - toX) ** 2 + (y - toY) ** 2;
}
