import type { View } from '../board/index.ts';

/** Where a place of the plane is on the picture, in pixels from its left and upper edge. */
export type ToPixels = (x: number, y: number) => readonly [left: number, top: number];

export function toPixelsOf({ left, right, bottom, top, width, height }: View): ToPixels {
  return (x, y) => [((x - left) / (right - left)) * width, ((top - y) / (top - bottom)) * height];
}
