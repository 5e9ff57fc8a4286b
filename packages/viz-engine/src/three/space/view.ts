import type { SpaceOptions } from '../../board/index.ts';

/** The position from which a reader looks at the box. Angles in degrees. */
export interface Viewpoint {
  /** Around the z axis, from the x axis. */
  readonly azimuth: number;
  /** From −90 (from below) to 90 (from above). */
  readonly elevation: number;
  /** The magnification relative to the initial view. */
  readonly zoom: number;
  /** The centre of the picture, in drawn lengths to the right of the box's centre and above it. */
  readonly shift: readonly [right: number, up: number];
}

export function startView({ azimuth, elevation }: SpaceOptions): Viewpoint {
  return { azimuth, elevation: within(elevation, -90, 90), zoom: 1, shift: [0, 0] };
}

/** The viewer moves to their right around the box, and upwards; never over the top, so that z stays up. */
export function orbited(view: Viewpoint, right: number, up: number): Viewpoint {
  return { ...view, azimuth: (view.azimuth + right) % 360, elevation: within(view.elevation + up, -90, 90) };
}

/** Everything `factor` times as small, between a fifth and twenty times of its initial size. */
export function zoomedOut(view: Viewpoint, factor: number): Viewpoint {
  return { ...view, zoom: within(view.zoom / factor, 0.2, 20) };
}

/** Pans to the right and up by drawn lengths, never away from everything. */
export function shifted(view: Viewpoint, right: number, up: number): Viewpoint {
  const [x, y] = view.shift;
  return { ...view, shift: [within(x + right, -3, 3), within(y + up, -3, 3)] };
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
