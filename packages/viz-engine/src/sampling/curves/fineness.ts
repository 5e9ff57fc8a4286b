import type { Space } from '../view.ts';

/** How finely a curve is sampled. */
export interface Fineness {
  /** Parameter intervals up to this width are only halved for jumps, not for their shape. */
  readonly narrow: number;
  /** The final distance between the two sides of a jump or an end. */
  readonly finest: number;
  /** The visible box in pixels. */
  readonly low: readonly number[];
  readonly high: readonly number[];
  /**
   * Whether something may be hidden between two nodes although these do not show it; called if nothing else is wrong.
   */
  readonly hides?: (from: number, to: number, places: Float64Array, node: number) => boolean;
}

/** The bounds of a space in pixels, extended by a fraction of its size on all sides. */
export function boundsOf({ low, high, pixels }: Space, margin: number): Pick<Fineness, 'low' | 'high'> {
  const edge = (axis: number) => margin * ((high[axis] ?? 0) - (low[axis] ?? 0));
  return {
    low: pixels.map((scale, axis) => ((low[axis] ?? 0) - edge(axis)) * scale),
    high: pixels.map((scale, axis) => ((high[axis] ?? 0) + edge(axis)) * scale),
  };
}
