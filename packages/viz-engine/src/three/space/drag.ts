import type { ViewBox } from '../../board/index.ts';
import { project, unproject, type Camera } from './camera.ts';
import type { Frame } from './frame.ts';
import { moveStep, snapped } from './ticks.ts';
import { plus, times, type Vector } from './vector.ts';

/** A movement on the picture, in CSS pixels. */
export type Movement = readonly [right: number, down: number];

/** A drawn place after a movement in the plane facing the viewer. */
export function draggedFacing(camera: Camera, start: Vector, [right, down]: Movement): Vector {
  const { x, y, near } = project(camera, start);
  return unproject(camera, { x: x + right, y: y + down, near });
}

const unitVectors: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/**
 * An axis that appears shorter than this fraction of its length cannot be meant: the smallest movement would be a large
 * one.
 */
const leastSeen = 0.1;

/** A drawn place after a movement along the axis that is closest to the movement on the picture. */
export function draggedAlongAxis(camera: Camera, start: Vector, [right, down]: Movement): Vector {
  const from = project(camera, start);
  let [best, reach]: readonly [Vector, number] = [start, 0];
  for (const axis of unitVectors) {
    const to = project(camera, plus(start, times(axis, camera.unit)));
    const [x, y] = [to.x - from.x, to.y - from.y];
    const seen = Math.hypot(x, y);
    if (seen < leastSeen) continue;
    const along = (right * x + down * y) / seen;
    if (Math.abs(along) > reach) {
      reach = Math.abs(along);
      best = plus(start, times(axis, (along / seen) * camera.unit));
    }
  }
  return best;
}

/** The nearest coordinates allowed for a point: in the box, and on its steps. */
export function allowed({ viewBox, coordinates }: Frame, drawn: Vector, snaps: boolean): Vector {
  const [x, y, z] = coordinates(drawn);
  return allowedCoordinates(viewBox, [x, y, z], snaps);
}

function allowedCoordinates(viewBox: ViewBox, [x, y, z]: Vector, snaps: boolean): Vector {
  const near = (value: number, range: readonly [number, number]) =>
    Math.min(Math.max(snapped(value, moveStep(range, snaps, true)), range[0]), range[1]);
  return [near(x, viewBox.x), near(y, viewBox.y), near(z, viewBox.z)];
}

const keys: Readonly<Record<string, Vector>> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowDown: [0, -1, 0],
  ArrowUp: [0, 1, 0],
  PageDown: [0, 0, -1],
  PageUp: [0, 0, 1],
};

/** The coordinates after a key press; undefined for a key that moves nothing. */
export function movedByKey(
  viewBox: ViewBox,
  [x, y, z]: Vector,
  key: string,
  snaps: boolean,
  fine: boolean,
): Vector | undefined {
  const way = keys[key];
  if (way === undefined) return undefined;
  const step = (range: readonly [number, number]) => moveStep(range, snaps, fine);
  return allowedCoordinates(
    viewBox,
    [x + way[0] * step(viewBox.x), y + way[1] * step(viewBox.y), z + way[2] * step(viewBox.z)],
    snaps,
  );
}
