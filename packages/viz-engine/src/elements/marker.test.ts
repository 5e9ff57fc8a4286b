import { expect, it } from 'vitest';
import { markerOf } from '../interaction/index.ts';
import { markerOutline } from './marker.ts';

const view = { left: -5, right: 5, bottom: -5, top: 5, width: 400, height: 400 };

/** The minimum distance of a mark from its centre, in pixels: along whole strokes, not only at corners. */
function nearest(isSelected: boolean, around: number): number {
  const ways = markerOutline(1, 2, markerOf(isSelected, 9, around), view);
  return Math.min(
    ...ways.flatMap((way) =>
      Array.from({ length: way.length / 2 - 1 }, (_, at) =>
        Math.min(...Array.from({ length: 101 }, (__, step) => distanceAt(way, at, step / 100))),
      ),
    ),
  );
}

function distanceAt(way: ArrayLike<number>, at: number, share: number): number {
  const along = (offset: number) => {
    const from = way[2 * at + offset] ?? NaN;
    return from + share * ((way[2 * at + 2 + offset] ?? NaN) - from);
  };
  return 40 * Math.hypot(along(0) - 1, along(1) - 2);
}

it.each([false, true])('leaves a label inside of what is selected free (selected: %s)', (isSelected) => {
  expect(nearest(isSelected, 14)).toBeGreaterThanOrEqual(14 - 1e-9);
  expect(nearest(isSelected, 14)).toBeLessThan(18);
});

it('goes through the middle of what has no label inside', () => {
  expect(nearest(false, 0)).toBeCloseTo(0, 9);
});
