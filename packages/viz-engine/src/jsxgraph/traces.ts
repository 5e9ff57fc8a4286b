import type { Clock } from '@lemma/core/platform';
import {
  dashArray,
  paint,
  type DrawnElement,
  type Look,
  type Outline,
  type PointTerm,
  type Trace,
} from '../board/index.ts';
import { isSomewhere, pathData } from '../picture/index.ts';
import { shape } from './svg.ts';
import type { Viewport } from './viewport.ts';

/** More marks than anybody can distinguish; the oldest are dropped. */
const mostMarks = 1500;

/** Opacity of traces. */
const opacity = 0.4;

/** The traces of moving elements. */
export class Traces {
  readonly #layer: SVGElement;
  readonly #viewport: Viewport;

  readonly #clock: Clock;

  constructor(layer: SVGElement, viewport: Viewport, clock: Clock) {
    this.#clock = clock;
    this.#layer = layer;
    this.#viewport = viewport;
  }

  /** A drawing that leaves a mark at its previous position on each redraw, if it is to leave a trace. */
  follow({ trace }: Look, mark: () => SVGElement | undefined, update: () => void): DrawnElement {
    if (trace === undefined) return { update };
    let last = mark();
    return {
      update: () => {
        if (last !== undefined) this.#leave(last, trace);
        update();
        last = mark();
      },
      clear: () => this.clear(),
    };
  }

  /** The mark of a point. */
  spot(at: PointTerm, look: Look): SVGElement | undefined {
    const [cx, cy] = this.#viewport.pixels(at.x(), at.y());
    if (!isSomewhere({ left: cx, top: cy })) return undefined;
    const place = { cx, cy, r: look.size, fill: paint(look.color), 'fill-opacity': look.opacity * opacity };
    return shape(this.#layer, 'circle', place);
  }

  /** The mark of lines. */
  way({ strokes }: Outline, look: Look): SVGElement {
    return shape(this.#layer, 'path', {
      d: pathData(strokes, this.#viewport.pixels, false),
      fill: 'none',
      stroke: paint(look.color),
      'stroke-width': look.strokeWidth,
      'stroke-opacity': look.opacity * opacity,
      'stroke-dasharray': dashArray(look.dash),
    });
  }

  clear(): void {
    this.#layer.replaceChildren();
  }

  /** Adds a mark, which stays for some seconds or until traces are cleared. */
  #leave(mark: SVGElement, { seconds }: Trace): void {
    this.#layer.append(mark);
    if (this.#layer.childElementCount > mostMarks) this.#layer.firstElementChild?.remove();
    if (seconds === undefined) return;
    this.#clock.after(1000 * seconds).subscribe(() => mark.remove());
  }
}
