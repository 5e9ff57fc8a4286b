import type { BoardWords, PointTerm } from '../board/index.ts';
import { halo, halfHeight } from '../picture/index.ts';
import { addShape } from './svg.ts';
import type { Viewport } from './viewport.ts';

/** Points respond within this many pixels. */
const reach = 18;

/** Pixels between a point and its coordinates, which leave room for its label. */
const gap = 32;

/** Shows the coordinates of the point that is hovered, dragged or focused. */
export class Infobox {
  readonly #viewport: Viewport;
  readonly #words: BoardWords;
  readonly #text: SVGElement;
  readonly #points: PointTerm[] = [];
  #shown: PointTerm | undefined;
  #isHeld = false;

  constructor(picture: SVGSVGElement, viewport: Viewport, words: BoardWords) {
    this.#viewport = viewport;
    this.#words = words;
    this.#text = addShape(picture, 'text', { ...halo, fill: 'currentColor', 'font-size': 12, 'aria-hidden': 'true' });
    this.#text.style.pointerEvents = 'none';
    this.#text.dataset['infobox'] = '';
    picture.addEventListener('pointerdown', (event) => {
      this.#point(event.clientX, event.clientY);
      this.#isHeld = this.#shown !== undefined;
    });
    picture.addEventListener('pointermove', (event) => {
      if (!this.#isHeld) this.#point(event.clientX, event.clientY);
    });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      picture.addEventListener(end, () => (this.#isHeld = false));
    }
    picture.addEventListener('pointerleave', () => {
      if (!this.#isHeld) this.#show(undefined);
    });
    picture.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      const { left, top, width, height } = target.getBoundingClientRect();
      this.#point(left + width / 2, top + height / 2);
    });
    picture.addEventListener('focusout', () => this.#show(undefined));
  }

  add(point: PointTerm): void {
    this.#points.push(point);
  }

  /** Follows its point. */
  update(): void {
    const at = this.#shown;
    const [x, y] = [at?.x() ?? NaN, at?.y() ?? NaN];
    if (!Number.isFinite(x + y)) {
      this.#text.textContent = '';
      return;
    }
    const [left, top] = this.#viewport.pixels(x, y);
    const { width } = this.#viewport.view();
    const anchor = left < width / 4 ? 'start' : left > (3 * width) / 4 ? 'end' : 'middle';
    this.#text.textContent = this.#words.position(x, y);
    this.#text.setAttribute('text-anchor', anchor);
    this.#text.setAttribute('x', String(left));
    this.#text.setAttribute('y', String(top + (top < 2 * gap ? gap : -gap) + halfHeight));
  }

  /** Shows the nearest point within reach of a position on the page. */
  #point(clientX: number, clientY: number): void {
    const { coordinates, pixels } = this.#viewport;
    const [left, top] = pixels(...coordinates(clientX, clientY));
    const near = this.#points
      .map((at) => {
        const [x, y] = pixels(at.x(), at.y());
        return { at, away: Math.hypot(x - left, y - top) };
      })
      .filter(({ away }) => away <= reach)
      .toSorted((a, b) => a.away - b.away);
    this.#show(near[0]?.at);
  }

  #show(at: PointTerm | undefined): void {
    this.#shown = at;
    this.update();
  }
}
