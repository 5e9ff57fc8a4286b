import type { BoardOptions } from '@lemma/core/document';
import type JXG from 'jsxgraph';
import {
  limitDash,
  paint,
  usualFill,
  type Board,
  type Color,
  type DrawnElement,
  type Look,
  type NumberTerm,
  type Outline,
  type OutlineTerm,
  type Path,
  type PointTerm,
  type View,
} from '../../board/index.ts';
import { configured } from '../configuration.ts';

/** JSXGraph layers below its own, so that areas are below strokes as on our boards. */
const layers = { areas: 1, strokes: 2 } as const;

/**
 * A board on which JSXGraph draws everything with its stock renderer: the reference for ours. It has no labels and is
 * not interactive.
 */
export function openStockBoard(container: HTMLElement, options: BoardOptions): StockBoard {
  return new StockBoard(container, options);
}

class StockBoard implements Board {
  readonly #JXG = configured();
  readonly #board: JXG.Board;
  readonly #view: View;

  constructor(container: HTMLElement, { left, right, bottom, top, width, height }: BoardOptions) {
    this.#view = { left, right, bottom, top, width, height };
    const frame = container.ownerDocument.createElement('div');
    frame.style.cssText = `width:${width}px;height:${height}px`;
    container.append(frame);
    this.#board = this.#JXG.JSXGraph.initBoard(frame, {
      boundingBox: [left, top, right, bottom],
      keepAspectRatio: false,
      axis: false,
      showCopyright: false,
      showNavigation: false,
      registerEvents: false,
    });
  }

  point({ x, y }: PointTerm, look: Look): DrawnElement {
    return this.#create('point', [x, y], {
      ...stroke({ ...look, dash: 0 }),
      strokeWidth: look.face === 'o' || look.face === '[]' || look.face === '<>' ? 1 : look.strokeWidth,
      size: look.size,
      face: look.face,
      fillColor: paint(look.fill ?? look.color),
      fillOpacity: look.opacity * (look.fillOpacity ?? 1),
    });
  }

  line(a: PointTerm, b: PointTerm, look: Look): DrawnElement {
    return this.#create('line', [this.#place(a), this.#place(b)], stroke(look));
  }

  segment(a: PointTerm, b: PointTerm, look: Look): DrawnElement {
    return this.#create('segment', [this.#place(a), this.#place(b)], stroke(look));
  }

  circle(centre: PointTerm, radius: NumberTerm, look: Look): DrawnElement {
    return this.#create('circle', [this.#place(centre), radius], {
      ...stroke(look),
      fillColor: look.fillOpacity === undefined ? 'none' : paint(look.fill ?? look.color),
      fillOpacity: look.opacity * (look.fillOpacity ?? 0),
    });
  }

  outline(of: OutlineTerm, look: Look): DrawnElement {
    const outline = of(this.#view);
    const pen = { ...stroke(look), layer: layers.strokes };
    this.#curve(outline.strokes, pen);
    this.#curve(outline.limits ?? [], { ...pen, dash: limitDash, lineCap: 'butt' });
    const fill = (paths: readonly Path[], color: Color, opacity: number, layer: number) =>
      this.#curve(paths, {
        ...stroke({ ...look, strokeWidth: 0, opacity: 0 }),
        layer,
        fillColor: paint(color),
        fillOpacity: look.opacity * (look.fillOpacity ?? opacity),
      });
    fill(outline.areas ?? [], look.fill ?? look.color, usualFill, layers.areas);
    for (const [color, marks] of marksByColor(outline, look)) fill(marks, color, 1, layers.strokes);
    return still;
  }

  text(): DrawnElement {
    return still;
  }

  button(): DrawnElement {
    return still;
  }

  dispose(): void {
    this.#JXG.JSXGraph.freeBoard(this.#board);
  }

  #curve(paths: readonly Path[], attributes: Record<string, unknown>): void {
    if (paths.length === 0) return;
    const along = (axis: 0 | 1) => paths.flatMap((path) => [...everySecond(path, axis), NaN]);
    this.#create('curve', [along(0), along(1)], attributes);
  }

  #place({ x, y }: PointTerm): object {
    return this.#board.create('point', [x, y], { visible: false, withLabel: false, name: '' });
  }

  #create(kind: string, parents: unknown[], attributes: Record<string, unknown>): DrawnElement {
    // The picture clips them; JSXGraph would start the dashes of infinite lines elsewhere if it clipped each of them.
    const own = { withLabel: false, name: '', highlight: false, clip: false };
    this.#board.create(kind, parents, { ...attributes, ...own });
    return still;
  }
}

const still: DrawnElement = { update: () => {} };

function stroke(look: Look) {
  return {
    strokeColor: paint(look.color),
    strokeWidth: look.strokeWidth,
    strokeOpacity: look.opacity,
    dash: look.dash,
    // JSXGraph's round caps would fill the gaps of curves; the last pattern consists of nothing else.
    lineCap: look.dash === 0 || look.dash === 7 ? 'round' : 'butt',
  };
}

function marksByColor({ marks = [], markColors }: Outline, look: Look): readonly (readonly [Color, readonly Path[]])[] {
  const byColor = new Map<string, readonly [Color, Path[]]>();
  for (const [index, mark] of marks.entries()) {
    const color = markColors?.[index] ?? look.fill ?? look.color;
    const known = byColor.get(paint(color)) ?? [color, []];
    known[1].push(mark);
    byColor.set(paint(color), known);
  }
  return [...byColor.values()];
}

function everySecond(path: Path, first: 0 | 1): readonly number[] {
  return Array.from(path).filter((_, index) => index % 2 === first);
}
