import type { ViewBox } from '../../board/index.ts';
import type { Space } from '../../sampling/index.ts';
import { isPlace, type Vector } from './vector.ts';

/**
 * The view box as drawn: centred at the origin, with half its longest edge of length 1. Positions in this space are
 * called "drawn" places, as opposed to coordinates.
 */
export interface Frame {
  /** Half the lengths of the drawn edges. */
  readonly half: Vector;
  readonly viewBox: ViewBox;
  /** The same for samplers; half of the longest drawn edge is the length of a pixel. */
  readonly space: Space;
  drawn(x: number, y: number, z: number): Vector;
  coordinates(drawn: Vector): Vector;
}

/** The ratio of edges up to which the box is drawn to scale. */
const mostStretch = 4;

/**
 * To scale as long as no edge is more than four times as long as another; otherwise a cube, because the axes then show
 * different kinds of quantities, such as time and height.
 */
export function frameOf(viewBox: ViewBox): Frame {
  const ranges = [viewBox.x, viewBox.y, viewBox.z] as const;
  const halves = toVector(ranges.map(([low, high]) => (high - low) / 2));
  const longest = Math.max(...halves);
  const isCube = longest > mostStretch * Math.min(...halves);
  const scale = toVector(halves.map((half) => 1 / (isCube ? half : longest)));
  const centre = toVector(ranges.map(([low, high]) => (low + high) / 2));
  return {
    half: [halves[0] * scale[0], halves[1] * scale[1], halves[2] * scale[2]],
    viewBox,
    space: { low: ranges.map(([low]) => low), high: ranges.map(([, high]) => high), pixels: scale },
    drawn: (x, y, z) => [(x - centre[0]) * scale[0], (y - centre[1]) * scale[1], (z - centre[2]) * scale[2]],
    coordinates: ([x, y, z]) => [x / scale[0] + centre[0], y / scale[1] + centre[1], z / scale[2] + centre[2]],
  };
}

/** Whether a drawn place is in the view box, including its faces. */
export function isInside(half: Vector, drawn: Vector): boolean {
  const slack = 1e-9;
  return (
    isPlace(drawn) &&
    Math.abs(drawn[0]) <= half[0] + slack &&
    Math.abs(drawn[1]) <= half[1] + slack &&
    Math.abs(drawn[2]) <= half[2] + slack
  );
}

function toVector([x = 0, y = 0, z = 0]: readonly number[]): Vector {
  return [x, y, z];
}
