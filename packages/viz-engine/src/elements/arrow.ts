import type { Look, OutlineTerm, PointTerm } from '../board/index.ts';
import { drawnArrow } from './pixels.ts';

/** An arrow from one place to another. */
export function arrow(from: PointTerm, to: PointTerm, { strokeWidth }: Look): OutlineTerm {
  return (view) => {
    const { shaft, head } = drawnArrow([from.x(), from.y(), to.x(), to.y()], view, strokeWidth);
    return { strokes: [shaft], marks: head === undefined ? [] : [head] };
  };
}
