import type { Box } from './plane.ts';

/** Where the plane is on the picture. The picture may be shown smaller than it was drawn. */
export interface Viewport {
  readonly box: () => Box;
  /** Pixels of the picture. */
  readonly pixels: (x: number, y: number) => readonly [number, number];
  /** Coordinates of a place on the page. */
  readonly coordinates: (clientX: number, clientY: number) => readonly [number, number];
}
