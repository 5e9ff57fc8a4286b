import type { View } from '../board/index.ts';
import type { BoundingBox } from './plane.ts';

/** Maps the plane to the picture. The picture may be displayed smaller than it was drawn. */
export interface Viewport {
  readonly box: () => BoundingBox;
  readonly view: () => View;
  /** A rectangle in pixels of the picture. */
  readonly pixels: (x: number, y: number) => readonly [number, number];
  /** Plane coordinates of a position on the page. */
  readonly coordinates: (clientX: number, clientY: number) => readonly [number, number];
}

/** The size of a picture in its pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The viewport of a picture whose visible box may change. */
export function viewportOf(
  box: () => BoundingBox,
  picture: Pick<SVGSVGElement, 'getBoundingClientRect'>,
  size: () => PictureSize,
): Viewport {
  return {
    box,
    view() {
      const [left, top, right, bottom] = box();
      // Not spread: a size may come with limits of its own, such as the author's options.
      const { width, height } = size();
      return { left, right, bottom, top, width, height };
    },
    pixels(x, y) {
      const [left, top, right, bottom] = box();
      const { width, height } = size();
      return [((x - left) / (right - left)) * width, ((top - y) / (top - bottom)) * height];
    },
    coordinates(clientX, clientY) {
      const [left, top, right, bottom] = box();
      const place = picture.getBoundingClientRect();
      return [
        left + ((clientX - place.left) / place.width) * (right - left),
        top - ((clientY - place.top) / place.height) * (top - bottom),
      ];
    },
  };
}
