import type { Clock } from '@lemma/core/platform';
import type { BoardOptions } from '@lemma/core/document';
import type JXG from 'jsxgraph';
import {
  paint,
  type BoardWords,
  type Carry,
  type DrawnElement,
  type Face,
  type Handle,
  type Look,
  type NumberTerm,
  type OpenBoard,
  type Outline,
  type OutlineTerm,
  type PointTerm,
  type Press,
  type WordsTerm,
} from '../board/index.ts';
import { axesShapes, axisWays, circleOutline, halo, Labels, straightOutline } from '../picture/index.ts';
import { configured, copyright, inert } from './configuration.ts';
import { createGrip } from './grip.ts';
import { Infobox } from './infobox.ts';
import { navigate } from './navigation.ts';
import { drawOutline, type OutlineLayers } from './outline.ts';
import { pen } from './pen.ts';
import { pannedBox, startBox, zoomedBox, type BoundingBox } from './plane.ts';
import { createButton } from './press.ts';
import { createShapeGrip } from './shape-grip.ts';
import { addShape, showShapes } from './svg.ts';
import { quicken } from './quick-renderer.ts';
import { Traces } from './traces.ts';
import { viewportOf, type PictureSize, type Viewport } from './viewport.ts';
import { createWords, drawWords, type WordLayers } from './words.ts';

/**
 * Opens a JSXGraph board. Its picture has the author's size; in less room it is redrawn at the smaller size, so that
 * letters, lines and points keep their sizes. The container gets one child, which disposing removes again.
 */
export function openJsxGraphBoard(
  container: HTMLElement,
  options: BoardOptions,
  words: BoardWords,
  clock: Clock,
): OpenBoard {
  return new JsxGraphBoard(container, options, words, clock);
}

class JsxGraphBoard implements OpenBoard {
  readonly #JXG = configured();
  readonly #options: BoardOptions;
  readonly #words: BoardWords;
  readonly #frame: HTMLElement;
  readonly #resized: ResizeObserver;
  #size: PictureSize;
  readonly #board: JXG.Board;
  readonly #picture: SVGSVGElement;
  readonly #axes: SVGElement;
  readonly #viewport: Viewport;
  readonly #outlines: OutlineLayers;
  readonly #traces: Traces;
  readonly #wordLayers: WordLayers;
  readonly #labels: Labels;
  #isArranging = false;
  readonly #shapeGrips: SVGElement;
  readonly #grips: SVGElement;
  readonly #infobox: Infobox | undefined;
  /** Every point on this board, so that lines and circles through it share it. */
  readonly #points = new Map<string, Redrawable>();
  readonly #updates: (() => void)[] = [];

  constructor(container: HTMLElement, options: BoardOptions, words: BoardWords, clock: Clock) {
    this.#options = options;
    this.#words = words;
    this.#size = { width: options.width, height: options.height };
    this.#frame = container.ownerDocument.createElement('div');
    container.append(this.#frame);
    this.#board = this.#inFullSize(() =>
      this.#JXG.JSXGraph.initBoard(this.#frame, { ...quiet, boundingBox: startBox(options) }),
    );
    // Each element is redrawn when it has changed; JSXGraph would redraw all of them whenever one is added or moved.
    this.#board.suspendUpdate();
    quicken(this.#board);
    this.#picture = pictureIn(this.#frame, options);
    // The view names and describes the board; hearing its ticks one by one would be useless.
    for (const attribute of ['role', 'aria-label']) this.#frame.removeAttribute(attribute);
    for (const layer of this.#picture.children) layer.setAttribute('aria-hidden', 'true');
    this.#viewport = viewportOf(
      () => this.#box(),
      this.#picture,
      () => this.#size,
    );
    // From bottom to top: axes, traces, areas, all lines, points, texts, and grips.
    const [axes, traces, areas, strokes] = [this.#layer(), this.#layer(), this.#layer(), this.#layer()];
    this.#picture.prepend(axes, traces, areas, strokes);
    this.#axes = axes;
    this.#traces = new Traces(traces, this.#viewport, clock);
    this.#outlines = { areas, strokes };
    this.#wordLayers = this.#openWords();
    this.#shapeGrips = addShape(this.#picture, 'g');
    this.#grips = addShape(this.#picture, 'g');
    this.#labels = new Labels(this.#viewport.view, (value, digits) => words.number(value, digits));
    this.#infobox = options.infobox === true ? new Infobox(this.#picture, this.#viewport, words) : undefined;
    this.#drawAxes();
    if (options.copyright === true) this.#nameSoftware();
    if (options.toolbar || options.wheelZoom === true) {
      navigate(this.#frame, this.#picture, this.#viewport, options.toolbar, {
        box: () => this.#box(),
        show: (box) => this.#show(box),
        showStart: () => this.showStart(),
      });
    }
    this.#resized = new ResizeObserver(() => this.#fit());
    this.#resized.observe(this.#frame);
  }

  point(at: PointTerm, look: Look, handle?: Handle): DrawnElement {
    const point = this.#create('point', [at.x, at.y], {
      ...pen(look),
      // A mark of a few pixels has no room for a pattern.
      dash: 0,
      size: look.size,
      face: look.face,
      fillColor: () => paint(look.fill ?? look.color),
      fillOpacity: look.opacity * (look.fillOpacity ?? 1),
      strokeWidth: isFilled(look.face) ? 1 : look.strokeWidth,
    });
    if (at.name !== '') this.#points.set(at.name, point);
    const grip = handle && createGrip(this.#grips, this.#viewport, at, handle, this.#options, this.#words);
    if (grip !== undefined) this.#updates.push(() => grip.update());
    this.#infobox?.add(at);
    this.#labels.point(at, look, this.#writeLabel);
    this.#arrange();
    return this.#traces.follow(
      look,
      () => this.#traces.spot(at, look),
      () => {
        point.fullUpdate();
        grip?.update();
        this.#infobox?.update();
        this.#arrange();
      },
    );
  }

  line(a: PointTerm, b: PointTerm, look: Look, carry?: Carry): DrawnElement {
    const [from, to] = [this.#invisible(a), this.#invisible(b)];
    const line = this.#among(this.#create('line', [from.point, to.point], pen(look)));
    const outline = () => straightOutline(a, b, true, this.#viewport.view());
    return this.#shape([...from.own, ...to.own, line], outline, look, carry);
  }

  segment(a: PointTerm, b: PointTerm, look: Look, carry?: Carry): DrawnElement {
    // JSXGraph bends a segment with a very distant end.
    return this.outline((view) => straightOutline(a, b, false, view), look, carry);
  }

  circle(centre: PointTerm, radius: NumberTerm, look: Look, carry?: Carry): DrawnElement {
    const middle = this.#invisible(centre);
    const circle = this.#among(
      this.#create('circle', [middle.point, radius], { ...pen(look), fillColor: 'none', hasInnerPoints: false }),
    );
    const outline = () => circleOutline(centre, radius(), this.#viewport.view());
    const area = look.fillOpacity === undefined ? [] : [this.#area(outline, look)];
    return this.#shape([...middle.own, circle, ...area], outline, look, carry);
  }

  outline(of: OutlineTerm, look: Look, carry?: Carry): DrawnElement {
    const drawn = drawOutline(this.#outlines, this.#viewport, of, look);
    const parts: DrawnElement[] = [drawn];
    this.#labels.shape(() => drawn.outline(), look, this.#writeLabel);
    this.#arrange();
    if (carry !== undefined) parts.push(this.#shapeGrip(() => drawn.outline(), carry));
    const update = () => {
      parts.forEach((part) => part.update());
      this.#arrange();
    };
    this.#updates.push(update);
    return this.#traces.follow(look, () => this.#traces.way(drawn.outline(), look), update);
  }

  text(at: PointTerm, words: WordsTerm, look: Look): DrawnElement {
    const text = () => words((value, digits) => this.#words.number(value, digits));
    const place = () => this.#labels.spotOf(this.#viewport.pixels(at.x(), at.y()), text(), look);
    const drawn = drawWords(this.#wordLayers, place, text, look);
    this.#labels.text(place, text);
    const update = () => {
      drawn.update();
      this.#arrange();
    };
    this.#updates.push(update);
    return { update };
  }

  button(at: PointTerm, press: Press): DrawnElement {
    const button = createButton(this.#grips, this.#viewport, at, press);
    this.#updates.push(() => button.update());
    return button;
  }

  zoom(factor: number): void {
    this.#show(zoomedBox(this.#box(), factor));
  }

  pan(right: number, up: number): void {
    this.#show(pannedBox(this.#box(), right, up));
  }

  showStart(): void {
    this.#show(startBox(this.#options));
  }

  dispose(): void {
    this.#resized.disconnect();
    this.#JXG.JSXGraph.freeBoard(this.#board);
    this.#frame.remove();
  }

  readonly #writeLabel = (look: Look) => createWords(this.#wordLayers, look);

  /** JSXGraph would fill a circle above other elements' lines. */
  #area(outline: () => Outline, look: Look): Redrawable {
    const drawn = drawOutline(this.#outlines, this.#viewport, () => ({ strokes: [], areas: outline().strokes }), look);
    this.#updates.push(() => drawn.update());
    return { fullUpdate: () => drawn.update() };
  }

  /** Inserts a JSXGraph line among all others: later ones are drawn on top. */
  #among(element: Redrawable): Redrawable {
    if (!('rendNode' in element) || !(element.rendNode instanceof SVGElement)) {
      throw new Error('This version of JSXGraph keeps its shapes elsewhere');
    }
    this.#outlines.strokes.append(element.rendNode);
    return element;
  }

  /** What JSXGraph draws, with its own grip and trace if it has them. */
  #shape(elements: readonly Redrawable[], outline: () => Outline, look: Look, carry: Carry | undefined): DrawnElement {
    const grip = carry && this.#shapeGrip(outline, carry);
    if (grip !== undefined) this.#updates.push(() => grip.update());
    this.#labels.shape(outline, look, this.#writeLabel);
    this.#arrange();
    return this.#traces.follow(
      look,
      () => this.#traces.way(outline(), look),
      () => {
        redraw(elements);
        grip?.update();
        this.#arrange();
      },
    );
  }

  #shapeGrip(outline: () => Outline, carry: Carry): { update(): void } {
    return createShapeGrip(this.#shapeGrips, this.#viewport, outline, carry, this.#options, this.#words);
  }

  /** The point as a parent of an element: the one on the board, otherwise an invisible one that its child updates. */
  #invisible(at: PointTerm): { readonly point: Redrawable; readonly own: readonly Redrawable[] } {
    const known = this.#points.get(at.name);
    if (known !== undefined) return { point: known, own: [] };
    const point = this.#create('point', [at.x, at.y], { ...inert, visible: false, withLabel: false, name: '' });
    return { point, own: [point] };
  }

  #create(kind: 'point' | 'line' | 'circle', parents: unknown[], attributes: Record<string, unknown>): Redrawable {
    const created: object = this.#board.create(kind, parents, attributes);
    if (!canRedraw(created)) throw new Error(`JSXGraph has no element for ${kind}`);
    return created;
  }

  #layer(): SVGElement {
    return addShape(this.#picture, 'g', { 'aria-hidden': 'true' });
  }

  #openWords(): WordLayers {
    const formulas = this.#frame.ownerDocument.createElement('div');
    formulas.setAttribute('aria-hidden', 'true');
    formulas.style.cssText = `position:absolute;inset:0;container-type:size;overflow:hidden;pointer-events:none;user-select:none;text-shadow:${glow}`;
    this.#frame.append(formulas);
    return {
      texts: this.#layer(),
      formulas,
      size: () => [this.#size.width, this.#size.height],
      typeset: this.#words.formula,
    };
  }

  /** JSXGraph measures its element; the picture may be displayed smaller, and has no size at all in a collapsed box. */
  #inFullSize<Outcome>(draw: () => Outcome): Outcome {
    const { width, height } = this.#size;
    this.#frame.style.cssText = `width:${width}px;height:${height}px`;
    const outcome = draw();
    this.#frame.style.cssText = 'position:relative;overflow:hidden;width:100%';
    return outcome;
  }

  /** Redraws it at another size if there is less room than its author wanted, or more again. */
  #fit(): void {
    const { width: most, height } = this.#options;
    // Never displayed smaller than drawn, not even by a fraction of a pixel.
    const room = Math.floor(this.#frame.getBoundingClientRect().width);
    const width = Math.min(room, most);
    if (room === 0 || width === this.#size.width) return;
    const box = this.#box();
    this.#size = { width, height: (width * height) / most };
    this.#picture.setAttribute('viewBox', `0 0 ${this.#size.width} ${this.#size.height}`);
    this.#board.resizeContainer(this.#size.width, this.#size.height, true, true);
    this.#show(box);
  }

  #box(): BoundingBox {
    return this.#board.getBoundingBox();
  }

  #show(box: BoundingBox): void {
    this.#inFullSize(() => this.#board.setBoundingBox(box, false).unsuspendUpdate().suspendUpdate());
    this.#drawAxes();
    this.#traces.clear();
    this.#labels.forget();
    for (const update of this.#updates) update();
    this.#infobox?.update();
    this.#arrange();
  }

  /** In the same corner as JSXGraph's own. */
  #nameSoftware(): void {
    const spot = { left: 6, top: 10, anchor: 'start' } as const;
    const layer = this.#layer();
    // Below everything visible or interactive.
    this.#axes.after(layer);
    const words = addShape(layer, 'text', { ...halo, x: 6, y: 14, fill: 'currentColor', 'font-size': 12 });
    words.textContent = copyright();
    this.#labels.text(() => spot, copyright);
  }

  #drawAxes(): void {
    const view = this.#viewport.view();
    const shapes = axesShapes(view, this.#options, (value, digits) => this.#words.number(value, digits));
    showShapes(this.#axes, shapes);
    this.#labels.axes(shapes, () => axisWays(this.#viewport.view(), this.#options));
  }

  /** Labels are placed where there is room for them, once everything that changes together has been drawn. */
  #arrange(): void {
    if (this.#isArranging || this.#labels.isEmpty) return;
    this.#isArranging = true;
    queueMicrotask(() => {
      this.#isArranging = false;
      if (this.#frame.parentNode !== null) this.#labels.arrange();
    });
  }
}

/** Letters of formulas have an outline in the page's colour, like all others. */
const glow = ['1px 0', '-1px 0', '0 1px', '0 -1px'].map((way) => `${way} 1.5px var(--figure-paper, #ffffff)`).join();

/** Without JSXGraph's own events, buttons and boxes. */
const quiet = {
  axis: false,
  grid: false,
  keepAspectRatio: false,
  registerEvents: false,
  showCopyright: false,
  showNavigation: false,
  showInfobox: false,
  keyboard: { enabled: false },
  resize: { enabled: false, throttle: 0 },
  title: '',
};

/** The part of a JSXGraph element needed here; its type declarations lack this method. */
interface Redrawable {
  /** Recomputes the element from its parents and redraws it. */
  fullUpdate(): unknown;
}

/** Only crossing lines are drawn with the pen; other marks have an outline of one pixel. */
function isFilled(face: Face): boolean {
  return face === 'o' || face === '[]' || face === '<>';
}

function canRedraw(created: object): created is Redrawable {
  return 'fullUpdate' in created;
}

function redraw(elements: readonly Redrawable[]): void {
  for (const element of elements) element.fullUpdate();
}

function pictureIn(frame: HTMLElement, { width, height }: BoardOptions): SVGSVGElement {
  const picture = frame.querySelector('svg');
  if (picture === null) throw new Error('JSXGraph has not drawn an SVG picture');
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  picture.style.cssText = 'display:block;overflow:hidden;width:100%;height:auto';
  return picture;
}
