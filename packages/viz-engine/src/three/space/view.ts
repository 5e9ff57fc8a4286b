import type { SpaceOptions } from '../../board/index.ts';

/** From where a reader looks at the box. Angles in degrees. */
export interface Viewpoint {
  /** Around the z axis, from the x axis. */
  readonly azimuth: number;
  /** From −90 (from below) to 90 (from above). */
  readonly elevation: number;
  /** How often larger everything is than at first. */
  readonly zoom: number;
  /** What stands in the middle of the picture, in drawn lengths to the right of the box's middle and above it. */
  readonly shift: readonly [right: number, up: number];
}

export function startView({ azimuth, elevation }: SpaceOptions): Viewpoint {
  return { azimuth, elevation: within(elevation, -90, 90), zoom: 1, shift: [0, 0] };
}

/** The viewer goes to their right around the box, and climbs; never over the top, so that z stays up. */
export function orbited(view: Viewpoint, right: number, up: number): Viewpoint {
  return { ...view, azimuth: (view.azimuth + right) % 360, elevation: within(view.elevation + up, -90, 90) };
}

/** Everything `factor` times as small, between a fifth and twenty times of its first size. */
export function zoomedOut(view: Viewpoint, factor: number): Viewpoint {
  return { ...view, zoom: within(view.zoom / factor, 0.2, 20) };
}

/** Looks to the right and up by drawn lengths, never away from everything. */
export function shifted(view: Viewpoint, right: number, up: number): Viewpoint {
  const [x, y] = view.shift;
  return { ...view, shift: [within(x + right, -3, 3), within(y + up, -3, 3)] };
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
