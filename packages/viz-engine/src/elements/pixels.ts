import { arrowHeadSize, shaftInHead, type Path, type View } from '../board/index.ts';

/** Conversion between pixels and the plane of a board, with y pointing upwards in both. */
export interface Pixels {
  readonly right: number;
  readonly up: number;
}

/** Pixels per unit of the plane in each direction. */
export function pixelsPerUnit({ left, right, bottom, top, width, height }: View): Pixels {
  return { right: width / (right - left), up: height / (top - bottom) };
}

/** An arrow as drawn: its line ends inside its head, so that it does not stick out of the tip. */
export interface DrawnArrow {
  readonly shaft: Path;
  /** Undefined if it has no direction. */
  readonly head: Path | undefined;
}

/**
 * The arrow to a point from another; its head is proportional to the pen width, times `size`, and at most half as long
 * as the arrow.
 */
export function drawnArrow(
  [fromX, fromY, toX, toY]: readonly [fromX: number, fromY: number, toX: number, toY: number],
  view: View,
  strokeWidth: number,
  size = 1,
): DrawnArrow {
  const scale = pixelsPerUnit(view);
  const [dx, dy] = [(toX - fromX) * scale.right, (toY - fromY) * scale.up];
  const way = Math.hypot(dx, dy);
  if (!(way > 0)) return { shaft: [fromX, fromY, toX, toY], head: undefined };
  const { length, halfWidth } = arrowHeadSize(strokeWidth);
  const long = Math.min(length * size, way / 2) / way;
  const wide = (long * halfWidth) / length;
  const back = (share: number, side: number) => [
    toX - (dx * long * share + side * dy * wide) / scale.right,
    toY - (dy * long * share - side * dx * wide) / scale.up,
  ];
  return { shaft: [fromX, fromY, ...back(1 - shaftInHead, 0)], head: [toX, toY, ...back(1, 1), ...back(1, -1)] };
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
