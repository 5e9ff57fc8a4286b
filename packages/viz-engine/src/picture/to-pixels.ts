import type { View } from '../board/index.ts';

/** Maps a point of the plane to pixels from the top left of the picture. */
export type ToPixels = (x: number, y: number) => readonly [left: number, top: number];

export function toPixelsOf({ left, right, bottom, top, width, height }: View): ToPixels {
  return (x, y) => [((x - left) / (right - left)) * width, ((top - y) / (top - bottom)) * height];
}
