import type { Board, DrawnElement, Look, NumberTerm, OutlineTerm, Path, PointTerm, View } from '../board/index.ts';
import { circleOutline, straightOutline } from '../picture/index.ts';

/** A board that only determines whether anything drawn on it is within its view. */
export class SightBoard implements Board {
  readonly #view: View;
  #drawn = 0;
  #seen = 0;

  constructor(view: View) {
    this.#view = view;
  }

  /** Whether something was drawn on it, but nothing visible. */
  get showsNothing(): boolean {
    return this.#drawn > 0 && this.#seen === 0;
  }

  point(at: PointTerm): DrawnElement {
    return this.#note(isInside(at.x(), at.y(), this.#view));
  }

  line(a: PointTerm, b: PointTerm): DrawnElement {
    return this.outline((view) => straightOutline(a, b, true, view));
  }

  segment(a: PointTerm, b: PointTerm): DrawnElement {
    return this.outline((view) => straightOutline(a, b, false, view));
  }

  circle(centre: PointTerm, radius: NumberTerm, look: Look): DrawnElement {
    const outline = circleOutline(centre, radius(), this.#view);
    const isFilled = look.fillOpacity !== undefined;
    return this.outline(() => (isFilled ? { ...outline, areas: outline.strokes } : outline));
  }

  outline(of: OutlineTerm): DrawnElement {
    const { strokes, limits = [], areas = [], marks = [] } = of(this.#view);
    const ways = [...strokes, ...limits, ...areas, ...marks];
    return this.#note(
      ways.some((way) => crosses(way, this.#view)) || [...areas, ...marks].some((area) => covers(area, this.#view)),
    );
  }

  text(at: PointTerm): DrawnElement {
    return this.point(at);
  }

  /** Buttons are invisible. */
  button(): DrawnElement {
    return still;
  }

  #note(isSeen: boolean): DrawnElement {
    this.#drawn += 1;
    if (isSeen) this.#seen += 1;
    return still;
  }
}

const still: DrawnElement = { update: () => undefined };

function isInside(x: number, y: number, { left, right, bottom, top }: View): boolean {
  return x >= left && x <= right && y >= bottom && y <= top;
}

/** Whether a path passes through the view, even between two of its points. */
function crosses(path: Path, view: View): boolean {
  for (let at = 0; at + 3 < path.length; at += 2) {
    const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = [path[at], path[at + 1], path[at + 2], path[at + 3]];
    if (segmentCrosses(x1, y1, x2, y2, view)) return true;
  }
  return path.length === 2 && isInside(path[0] ?? NaN, path[1] ?? NaN, view);
}

/** Liang–Barsky clipping: the part of the segment between the sides of the view, if any. */
function segmentCrosses(x1: number, y1: number, x2: number, y2: number, view: View): boolean {
  let [from, to] = [0, 1];
  const sides = [
    [x1 - x2, x1 - view.left],
    [x2 - x1, view.right - x1],
    [y1 - y2, y1 - view.bottom],
    [y2 - y1, view.top - y1],
  ] as const;
  for (const [outwards, room] of sides) {
    // A point with NaN coordinates is nowhere.
    if (!Number.isFinite(outwards) || !Number.isFinite(room)) return false;
    if (outwards === 0 && room < 0) return false;
    if (outwards < 0) from = Math.max(from, room / outwards);
    if (outwards > 0) to = Math.min(to, room / outwards);
  }
  return from <= to;
}

/** Whether an area covers the centre of the view (even–odd rule). */
function covers(area: Path, { left, right, bottom, top }: View): boolean {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  let isInside = false;
  for (let at = 0; at + 1 < area.length; at += 2) {
    const next = (at + 2) % area.length;
    const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = [area[at], area[at + 1], area[next], area[next + 1]];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
  }
  return isInside;
}
