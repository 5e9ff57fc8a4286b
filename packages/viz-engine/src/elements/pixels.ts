import type { Path, View } from '../board/index.ts';

/** Conversion between pixels and the plane of a board, with y pointing upwards in both. */
export interface Pixels {
  readonly right: number;
  readonly up: number;
}

/** Pixels per unit of the plane in each direction. */
export function pixelsPerUnit({ left, right, bottom, top, width, height }: View): Pixels {
  return { right: width / (right - left), up: height / (top - bottom) };
}

const arrowLength = 13;
const arrowHalfWidth = 4.5;

/** The arrow head at the end of a path coming from another point, as an area; scales with its thickness. */
export function arrowHead(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  view: View,
  size = 1,
): Path | undefined {
  const scale = pixelsPerUnit(view);
  const [dx, dy] = [(toX - fromX) * scale.right, (toY - fromY) * scale.up];
  const way = Math.hypot(dx, dy);
  if (!(way > 0)) return undefined;
  const long = Math.min(arrowLength * size, way / 2) / way;
  const wide = (long * arrowHalfWidth) / arrowLength;
  const corner = (side: number) => [
    toX - (dx * long + side * dy * wide) / scale.right,
    toY - (dy * long - side * dx * wide) / scale.up,
  ];
  return [toX, toY, ...corner(1), ...corner(-1)];
}

const discCorners = 16;

/** A disc with a radius in pixels around a point. */
export function disc(x: number, y: number, radius: number, view: View): Path {
  const scale = pixelsPerUnit(view);
  return Array.from({ length: discCorners }, (_, index) => {
    const angle = (2 * Math.PI * index) / discCorners;
    return [x + (radius * Math.cos(angle)) / scale.right, y + (radius * Math.sin(angle)) / scale.up];
  }).flat();
}
