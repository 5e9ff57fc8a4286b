import type { OutlineTerm, PointTerm } from '../board/index.ts';
import { arrowHead } from './pixels.ts';

/** An arrow from one place to another. */
export function arrow(from: PointTerm, to: PointTerm): OutlineTerm {
  return (view) => {
    const [x1, y1, x2, y2] = [from.x(), from.y(), to.x(), to.y()];
    const head = arrowHead(x1, y1, x2, y2, view);
    return { strokes: [[x1, y1, x2, y2]], areas: head === undefined ? [] : [head] };
  };
}
