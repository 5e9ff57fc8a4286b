import type { OutlineTerm, PointTerm, View } from '../board/index.ts';
import { arrowHead, pixelsPerUnit } from './pixels.ts';

/** An arrow from one place to another. */
export function arrow(from: PointTerm, to: PointTerm): OutlineTerm {
  return (view) => {
    const [x1, y1, x2, y2] = [from.x(), from.y(), to.x(), to.y()];
    const head = arrowHead(x1, y1, x2, y2, view);
    return {
      strokes: [[x1, y1, x2, y2]],
      areas: head === undefined ? [] : [head],
      label: beside(x1, y1, x2, y2, view),
    };
  };
}

/** Pixels between an arrow and its label. */
const gap = 13;

/** The place to the left of the middle of a way. */
function beside(x1: number, y1: number, x2: number, y2: number, view: View): readonly [number, number] {
  const scale = pixelsPerUnit(view);
  const [dx, dy] = [(x2 - x1) * scale.right, (y2 - y1) * scale.up];
  const length = Math.hypot(dx, dy) || 1;
  return [(x1 + x2) / 2 - (gap * dy) / length / scale.right, (y1 + y2) / 2 + (gap * dx) / length / scale.up];
}
