import type { ViewBox } from '../../board/index.ts';
import type { Space } from '../../sampling/index.ts';
import { isPlace, type Vector } from './vector.ts';

/**
 * The view box as it is drawn: around the origin of the picture, its longest half edge 1 long. Places of the picture are
 * "drawn" places, to tell them from coordinates.
 */
export interface Frame {
  /** Half the lengths of the drawn edges. */
  readonly half: Vector;
  readonly viewBox: ViewBox;
  /** The same for samplers; a pixel is as long as half of the longest drawn edge. */
  readonly space: Space;
  drawn(x: number, y: number, z: number): Vector;
  coordinates(drawn: Vector): Vector;
}

/** How much longer one edge may be than another before coordinates are stretched. */
const mostStretch = 4;

/**
 * True to scale as long as no edge is more than four times as long as another; otherwise a cube, because then the numbers
 * on the axes are of different kinds, such as a time and a height.
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

/** Whether a drawn place is in the view box; its faces belong to it. */
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
