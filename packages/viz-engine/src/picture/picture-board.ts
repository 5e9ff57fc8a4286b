import type { BoardOptions } from '@lemma/core/document';
import {
  dashArray,
  limitDash,
  lineCap,
  paint,
  usualFill,
  type Board,
  type DrawnElement,
  type Look,
  type NumberTerm,
  type Outline,
  type OutlineTerm,
  type Path,
  type PointTerm,
  type View,
  type WordsTerm,
  type WriteNumber,
} from '../board/index.ts';
import { readLabel } from '../label/index.ts';
import { axesShapes, axisWays } from './axes.ts';
import { halo } from './halo.ts';
import { Labels, type ShowWords } from './labels.ts';
import { pathData } from './outline-path.ts';
import { circleOutline, straightOutline } from './plain-outlines.ts';
import { byPaint } from './by-paint.ts';
import { pointPaths } from './point-paths.ts';
import { markup, type Shape } from './shape.ts';
import { fontSize, halfHeight, isSomewhere, type LabelSpot } from './text-box.ts';
import { toPixelsOf } from './to-pixels.ts';

/** A static board: an SVG picture of what is drawn on it, which needs neither page nor browser. */
export class PictureBoard implements Board {
  readonly #options: BoardOptions;
  readonly #view: View;
  readonly #write: WriteNumber;
  readonly #labels: Labels;
  readonly #axes: readonly Shape[];
  readonly #areas: Shape[] = [];
  readonly #lines: Shape[] = [];
  readonly #points: Shape[] = [];
  readonly #texts: Shape[] = [];

  constructor(options: BoardOptions, write: WriteNumber) {
    const { left, right, bottom, top, width, height } = options;
    this.#options = options;
    this.#write = write;
    this.#view = { left, right, bottom, top, width, height };
    this.#labels = new Labels(() => this.#view, write);
    this.#axes = axesShapes(this.#view, options, write);
    this.#labels.axes(this.#axes, () => axisWays(this.#view, options));
  }

  point(at: PointTerm, look: Look): DrawnElement {
    const [left, top] = this.#pixels(at.x(), at.y());
    if (!isSomewhere({ left, top })) return still;
    const color = paint(look.color);
    const paths = pointPaths(look.face, left, top, look.size);
    if (paths.isFilled) {
      const fill = paint(look.fill ?? look.color);
      const opacity = look.opacity * (look.fillOpacity ?? 1);
      this.#points.push({
        tag: 'path',
        attributes: { d: paths.data, fill, 'fill-opacity': opacity, stroke: color, 'stroke-opacity': look.opacity },
      });
    } else this.#points.push(this.#pen(paths.data, { ...look, dash: 0 }, color));
    this.#labels.point(at, look, this.#label);
    return still;
  }

  line(a: PointTerm, b: PointTerm, look: Look): DrawnElement {
    return this.outline((view) => straightOutline(a, b, true, view), look);
  }

  segment(a: PointTerm, b: PointTerm, look: Look): DrawnElement {
    return this.outline((view) => straightOutline(a, b, false, view), look);
  }

  circle(centre: PointTerm, radius: NumberTerm, look: Look): DrawnElement {
    const outline = circleOutline(centre, radius(), this.#view);
    return this.outline(
      () => (look.fillOpacity === undefined ? outline : { ...outline, areas: outline.strokes }),
      look,
    );
  }

  outline(of: OutlineTerm, look: Look): DrawnElement {
    const outline = of(this.#view);
    const { strokes, limits = [], areas = [], marks = [], markColors = [] } = outline;
    const color = paint(look.color);
    const fill = paint(look.fill ?? look.color);
    if (areas.length > 0) {
      const opacity = look.opacity * (look.fillOpacity ?? usualFill);
      const d = this.#path(areas, true);
      this.#areas.push({ tag: 'path', attributes: { d, fill, 'fill-opacity': opacity, 'fill-rule': 'evenodd' } });
    }
    if (strokes.length > 0) this.#lines.push(this.#pen(this.#path(strokes, false), look, color));
    if (limits.length > 0) {
      this.#lines.push(this.#pen(this.#path(limits, false), { ...look, dash: limitDash }, color));
    }
    for (const [painted, own] of byPaint(marks, markColors, fill)) {
      const opacity = look.opacity * (look.fillOpacity ?? 1);
      this.#lines.push({
        tag: 'path',
        attributes: { d: this.#path(own, true), fill: painted, 'fill-opacity': opacity },
      });
    }
    this.#labels.shape((): Outline => outline, look, this.#label);
    return still;
  }

  text(at: PointTerm, words: WordsTerm, look: Look): DrawnElement {
    const text = words((value, digits) => this.#write(value, digits));
    const spot = this.#labels.spotOf(this.#pixels(at.x(), at.y()), text, look);
    if (!isSomewhere(spot)) return still;
    this.#labels.text(
      () => spot,
      () => text,
    );
    this.#label(look)(text, spot);
    return still;
  }

  button(): DrawnElement {
    return still;
  }

  /** The current picture, optionally with further shapes in a strip below the board. */
  svg(below: readonly Shape[] = [], room = 0): string {
    this.#labels.arrange();
    const { width, height } = this.#options;
    const ground = { fill: '#ffffff', stroke: 'none' };
    const edge = { fill: 'none', stroke: '#e2e8f0', 'stroke-width': 2 };
    const shapes: readonly Shape[] = [
      ...this.#axes,
      ...this.#areas,
      ...this.#lines,
      ...this.#points,
      ...this.#texts,
      // Axes extend slightly beyond the board.
      { tag: 'path', attributes: { d: `M0 ${height}h${width}v${room}h${-width}z`, ...ground } },
      { tag: 'path', attributes: { d: `M0 0h${width}v${height}h${-width}z`, ...edge } },
      ...below,
    ];
    const whole = `width="${width}" height="${height + room}"`;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + room}" ${whole} ${pageStyle}>`,
      `<rect ${whole} fill="#ffffff"/>`,
      ...shapes.map((shape) => withoutTheme(markup(shape))),
      '</svg>',
      '',
    ].join('\n');
  }

  readonly #label =
    (look: Look): ShowWords =>
    (text: string, spot: LabelSpot | undefined) => {
      if (spot === undefined) return;
      const { left, top, anchor } = spot;
      this.#texts.push({
        tag: 'text',
        attributes: {
          x: tenths(left),
          y: tenths(top + halfHeight),
          'text-anchor': anchor,
          'font-size': fontSize,
          fill: paint(look.color),
          'fill-opacity': look.opacity,
          ...halo,
        },
        text: readLabel(text).plain,
        runs: readLabel(text).runs,
      });
    };

  #pixels(x: number, y: number): readonly [left: number, top: number] {
    return toPixelsOf(this.#view)(x, y);
  }

  #path(paths: readonly Path[], isClosed: boolean): string {
    return pathData(paths, toPixelsOf(this.#view), isClosed);
  }

  #pen(d: string, look: Look, stroke: string): Shape {
    return {
      tag: 'path',
      attributes: {
        d,
        fill: 'none',
        stroke,
        'stroke-width': look.strokeWidth,
        'stroke-opacity': look.opacity,
        ...(look.dash === 0 ? {} : { 'stroke-dasharray': dashArray(look.dash) }),
        'stroke-linejoin': 'round',
        'stroke-linecap': lineCap(look.dash),
      },
    };
  }
}

/** The colours without a page that defines them. */
function withoutTheme(text: string): string {
  return text.replaceAll(/var\(--[\w-]+, ([^)]*)\)/g, '$1');
}

/** Defaults that a page sets for its figures: the font, and the colour of axes. */
const pageStyle = 'font-family="system-ui, sans-serif" color="#4a5568"';

const still: DrawnElement = { update: () => {} };

function tenths(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
