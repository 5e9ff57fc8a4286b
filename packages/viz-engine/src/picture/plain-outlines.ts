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

const corners = 72;

/** A circle as a path. */
export function circleOutline(centre: PointTerm, radius: number): Outline {
  const [x, y] = [centre.x(), centre.y()];
  const path = Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
  return { strokes: [path] };
}
