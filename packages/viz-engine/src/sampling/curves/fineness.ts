import type { Space } from '../view.ts';

/** How finely a curve is sampled. */
export interface Fineness {
  /** Stretches of parameters up to this width are not halved for their shape, only for a jump. */
  readonly narrow: number;
  /** Two sides of a jump or an end are as close as this. */
  readonly finest: number;
  /** What is looked at, in pixels. */
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** Whether something may be missing between two nodes although these do not show it; asked where nothing else is wrong. */
  readonly hides?: (from: number, to: number, places: Float64Array, node: number) => boolean;
}

/** The bounds of a space in pixels, with so much of its size added all around. */
export function boundsOf({ low, high, pixels }: Space, margin: number): Pick<Fineness, 'low' | 'high'> {
  const edge = (axis: number) => margin * ((high[axis] ?? 0) - (low[axis] ?? 0));
  return {
    low: pixels.map((scale, axis) => ((low[axis] ?? 0) - edge(axis)) * scale),
    high: pixels.map((scale, axis) => ((high[axis] ?? 0) + edge(axis)) * scale),
  };
}
