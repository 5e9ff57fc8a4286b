import type { View } from '../board/index.ts';
import type { BoundingBox } from './plane.ts';

/** Where the plane is on the picture. The picture may be shown smaller than it was drawn. */
export interface Viewport {
  readonly box: () => BoundingBox;
  readonly view: () => View;
  /** Pixels of the picture. */
  readonly pixels: (x: number, y: number) => readonly [number, number];
  /** Coordinates of a place on the page. */
  readonly coordinates: (clientX: number, clientY: number) => readonly [number, number];
}

/** The size of a picture in its pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The viewport of a picture that shows a box which may become another one. */
export function viewportOf(box: () => BoundingBox, picture: SVGSVGElement, size: () => PictureSize): Viewport {
  return {
    box,
    view() {
      const [left, top, right, bottom] = box();
      return { left, right, bottom, top, ...size() };
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
