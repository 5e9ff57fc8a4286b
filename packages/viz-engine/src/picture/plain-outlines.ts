import type { Outline, PointTerm, View } from '../board/index.ts';

/** The line through two points: beyond the edges of the view, or from one to the other. */
export function straightOutline(a: PointTerm, b: PointTerm, isEndless: boolean, view: View): Outline {
  const [x1, y1, x2, y2] = [a.x(), a.y(), b.x(), b.y()];
  if (!isEndless) return { strokes: [[x1, y1, x2, y2]] };
  const length = Math.hypot(x2 - x1, y2 - y1);
  const middle = Math.hypot((view.left + view.right) / 2 - x1, (view.bottom + view.top) / 2 - y1);
  const far = (middle + Math.hypot(view.right - view.left, view.top - view.bottom)) / length;
  const [dx, dy] = [(x2 - x1) * far, (y2 - y1) * far];
  return { strokes: [[x1 - dx, y1 - dy, x1 + dx, y1 + dy]] };
}

/** Minimum number of vertices of a circle, and the deviation of its sides in pixels. */
const fewestCorners = 72;
const mostCorners = 4000;
const offCircle = 0.1;

/** A circle as a path, as fine as the pixels. */
export function circleOutline(centre: PointTerm, radius: number, view: View): Outline {
  const [x, y] = [centre.x(), centre.y()];
  const pixels =
    Math.abs(radius) * Math.max(view.width / (view.right - view.left), view.height / (view.top - view.bottom));
  const needed = Math.ceil(Math.PI * Math.sqrt(pixels / (2 * offCircle)));
  const corners = Math.min(Math.max(fewestCorners, needed || 0), mostCorners);
  const path = Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
  return { strokes: [path] };
}
