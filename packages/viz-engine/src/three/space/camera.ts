import type { SpaceOptions } from '../../board/index.ts';
import type { Frame } from './frame.ts';
import { dot, length, plus, times, type Vector } from './vector.ts';
import type { Viewpoint } from './view.ts';

/** A view on a picture of a certain size: everything needed to project a drawn place onto it. */
export interface Camera {
  readonly right: Vector;
  readonly up: Vector;
  /** From the box to the viewer. */
  readonly toViewer: Vector;
  /** CSS pixels. */
  readonly size: readonly [width: number, height: number];
  readonly shift: readonly [right: number, up: number];
  /** The drawn length of a CSS pixel at the centre of the box. */
  readonly unit: number;
  /** From the viewer to the centre of the box; infinite for parallel projection. */
  readonly distance: number;
  /** The maximum depth of drawn places, in both directions from the centre of the box. */
  readonly radius: number;
}

/** A place on the picture, in CSS pixels from its top left; `near` increases towards the viewer. */
export interface Projected {
  readonly x: number;
  readonly y: number;
  readonly near: number;
}

/** The margin around the box: larger if there are numbers at its edges, or if perspective enlarges what is near. */
function margin({ axes, projection }: Projection): number {
  return (axes === 'border' ? 1.05 : 0.95) * (projection === 'central' ? 1.12 : 1);
}

type Projection = Pick<SpaceOptions, 'axes' | 'projection'>;

export function cameraOf(
  { azimuth, elevation, zoom, shift }: Viewpoint,
  { half }: Frame,
  size: readonly [number, number],
  options: Projection,
): Camera {
  const [sinA, cosA] = sinCos(azimuth);
  const [sinE, cosE] = sinCos(elevation);
  const radius = length(half);
  return {
    right: [-sinA, cosA, 0],
    up: [-sinE * cosA, -sinE * sinA, cosE],
    toViewer: [cosE * cosA, cosE * sinA, sinE],
    size,
    shift,
    unit: (2 * radius * margin(options)) / (Math.min(...size) * zoom),
    distance: options.projection === 'central' ? 4.5 * radius : Infinity,
    radius,
  };
}

export function project(camera: Camera, drawn: Vector): Projected {
  const near = dot(camera.toViewer, drawn);
  const larger = growth(camera, near);
  return {
    x: camera.size[0] / 2 + (dot(camera.right, drawn) * larger - camera.shift[0]) / camera.unit,
    y: camera.size[1] / 2 - (dot(camera.up, drawn) * larger - camera.shift[1]) / camera.unit,
    near,
  };
}

/** The drawn place visible at a pixel, at the depth `near`. */
export function unproject(camera: Camera, { x, y, near }: Projected): Vector {
  const larger = growth(camera, near);
  const right = ((x - camera.size[0] / 2) * camera.unit + camera.shift[0]) / larger;
  const up = ((camera.size[1] / 2 - y) * camera.unit + camera.shift[1]) / larger;
  return plus(plus(times(camera.right, right), times(camera.up, up)), times(camera.toViewer, near));
}

/** Whether the viewer is on the side of a plane that its normal points to. */
export function seesFront(camera: Camera, normal: Vector, offset: number): boolean {
  const ahead = dot(normal, camera.toViewer);
  return camera.distance === Infinity ? ahead > 0 : ahead * camera.distance > offset;
}

/** The magnification relative to the centre of the box. */
function growth({ distance }: Camera, near: number): number {
  return distance === Infinity ? 1 : distance / Math.max(distance - near, distance / 100);
}

/** Exact at right angles, so that a view along an axis is exact. */
function sinCos(degrees: number): readonly [sin: number, cos: number] {
  const angle = (degrees * Math.PI) / 180;
  const clean = (value: number) => (Math.abs(value) < 1e-12 ? 0 : value);
  return [clean(Math.sin(angle)), clean(Math.cos(angle))];
}
