import type { BoardOptions } from '@lemma/core/document';
import type JXG from 'jsxgraph';
import type { BoardWords, Drawn, Handle, Look, NumberTerm, OpenBoard, PointTerm } from '../board/index.ts';
import { drawAxes } from './axes.ts';
import { configured, inert } from './configuration.ts';
import { createGrip } from './grip.ts';
import { label, paint, pen, textLook } from './pen.ts';
import { labelPlace, pannedBox, startBox, zoomedBox, type Box } from './plane.ts';
import { addShape } from './svg.ts';
import type { Viewport } from './viewport.ts';

/**
 * Opens a JSXGraph board. Its picture has the size its author gave it and shrinks with the container.
 * The container gets one child, which disposing takes away again.
 */
export function openJsxGraphBoard(container: HTMLElement, options: BoardOptions, words: BoardWords): OpenBoard {
  return new JsxGraphBoard(container, options, words);
}

class JsxGraphBoard implements OpenBoard {
  readonly #JXG = configured();
  readonly #options: BoardOptions;
  readonly #words: BoardWords;
  readonly #frame: HTMLElement;
  readonly #board: JXG.Board;
  readonly #picture: SVGSVGElement;
  readonly #axes: SVGElement;
  readonly #grips: SVGElement;
  /** Every point there is on this board, so that lines and circles through it share it. */
  readonly #points = new Map<string, Redrawable>();
  readonly #updates: (() => void)[] = [];

  constructor(container: HTMLElement, options: BoardOptions, words: BoardWords) {
    this.#options = options;
    this.#words = words;
    this.#frame = container.ownerDocument.createElement('div');
    container.append(this.#frame);
    this.#board = this.#inFullSize(() =>
      this.#JXG.JSXGraph.initBoard(this.#frame, { ...quiet, boundingBox: startBox(options) }),
    );
    // Each element is drawn when it has changed; JSXGraph would draw all of them for each that is added or moved.
    this.#board.suspendUpdate();
    this.#picture = pictureIn(this.#frame);
    this.#picture.setAttribute('viewBox', `0 0 ${options.width} ${options.height}`);
    this.#picture.style.cssText = 'display:block;overflow:hidden;width:100%;height:auto';
    // The view names the board and describes it in words; ticks read one by one would say nothing.
    for (const attribute of ['role', 'aria-label']) this.#frame.removeAttribute(attribute);
    for (const layer of this.#picture.children) layer.setAttribute('aria-hidden', 'true');
    this.#axes = addShape(this.#picture, 'g', { 'aria-hidden': 'true' });
    this.#picture.prepend(this.#axes);
    this.#grips = addShape(this.#picture, 'g');
    drawAxes(this.#axes, this.#viewport, options, words);
  }

  point(at: PointTerm, look: Look, handle?: Handle): Drawn {
    const point = this.#create('point', [at.x, at.y], {
      ...pen(look),
      ...label(look, [8, 10]),
      size: look.size,
      face: 'o',
      fillColor: paint(look.color),
      fillOpacity: look.opacity,
      strokeWidth: 1,
    });
    if (at.name !== '') this.#points.set(at.name, point);
    if (handle === undefined) return { update: () => void point.fullUpdate() };
    const grip = createGrip(this.#grips, this.#viewport, at, handle, this.#options, this.#words);
    this.#updates.push(() => grip.update());
    return {
      update: () => {
        point.fullUpdate();
        grip.update();
      },
    };
  }

  line(a: PointTerm, b: PointTerm, look: Look): Drawn {
    return this.#straight(a, b, look, true);
  }

  segment(a: PointTerm, b: PointTerm, look: Look): Drawn {
    return this.#straight(a, b, look, false);
  }

  circle(centre: PointTerm, radius: NumberTerm, look: Look): Drawn {
    const middle = this.#invisible(centre);
    const circle = this.#create('circle', [middle.point, radius], {
      ...pen(look),
      ...label(look, [4, 4], 'urt'),
      fillColor: 'none',
      hasInnerPoints: false,
    });
    return { update: () => redraw([...middle.own, circle]) };
  }

  graph(of: (x: number) => number, look: Look): Drawn {
    const graph = this.#create('functiongraph', [of], { ...pen(look), withLabel: false, name: '' });
    const words = look.label;
    if (words === undefined) return { update: () => redraw([graph]) };
    const place = () => labelPlace(of, this.#box());
    const text = this.#create('text', [() => place()[0], () => place()[1], () => words], textLook(look));
    return { update: () => redraw([graph, text]) };
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
    this.#JXG.JSXGraph.freeBoard(this.#board);
    this.#frame.remove();
  }

  #straight(a: PointTerm, b: PointTerm, look: Look, endless: boolean): Drawn {
    const [from, to] = [this.#invisible(a), this.#invisible(b)];
    const line = this.#create('line', [from.point, to.point], {
      ...pen(look),
      ...label(look, [6, 10], endless ? 'urt' : 'top'),
      straightFirst: endless,
      straightLast: endless,
    });
    return { update: () => redraw([...from.own, ...to.own, line]) };
  }

  /** The point as a parent of something: the one on the board, else one that nobody sees and that its child updates. */
  #invisible(at: PointTerm): { readonly point: Redrawable; readonly own: readonly Redrawable[] } {
    const known = this.#points.get(at.name);
    if (known !== undefined) return { point: known, own: [] };
    const point = this.#create('point', [at.x, at.y], { ...inert, visible: false, withLabel: false, name: '' });
    return { point, own: [point] };
  }

  #create(
    kind: 'point' | 'line' | 'circle' | 'functiongraph' | 'text',
    parents: unknown[],
    attributes: Record<string, unknown>,
  ): Redrawable {
    const created: object = this.#board.create(kind, parents, attributes);
    if (!canRedraw(created)) throw new Error(`JSXGraph has no element for ${kind}`);
    return created;
  }

  /** JSXGraph measures its element; the picture may be shown smaller, and has no size at all in a closed box of the page. */
  #inFullSize<Outcome>(draw: () => Outcome): Outcome {
    const { width, height } = this.#options;
    this.#frame.style.cssText = `width:${width}px;height:${height}px`;
    const outcome = draw();
    this.#frame.style.cssText = 'position:relative;overflow:hidden;width:100%';
    return outcome;
  }

  #box(): Box {
    return this.#board.getBoundingBox();
  }

  #show(box: Box): void {
    this.#inFullSize(() => this.#board.setBoundingBox(box, false).unsuspendUpdate().suspendUpdate());
    drawAxes(this.#axes, this.#viewport, this.#options, this.#words);
    for (const update of this.#updates) update();
  }

  readonly #viewport: Viewport = {
    box: () => this.#box(),
    pixels: (x, y) => {
      const [left, top, right, bottom] = this.#box();
      const { width, height } = this.#options;
      return [((x - left) / (right - left)) * width, ((top - y) / (top - bottom)) * height];
    },
    coordinates: (clientX, clientY) => {
      const [left, top, right, bottom] = this.#box();
      const place = this.#picture.getBoundingClientRect();
      return [
        left + ((clientX - place.left) / place.width) * (right - left),
        top - ((clientY - place.top) / place.height) * (top - bottom),
      ];
    },
  };
}

/** Without events, buttons and boxes of JSXGraph's own. */
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

/** An element of JSXGraph, as far as it is needed here. Its type declarations do not know this method. */
interface Redrawable {
  /** Computes the element anew from its parents, and draws it. */
  fullUpdate(): unknown;
}

function canRedraw(created: object): created is Redrawable {
  return 'fullUpdate' in created;
}

function redraw(elements: readonly Redrawable[]): void {
  for (const element of elements) element.fullUpdate();
}

function pictureIn(frame: HTMLElement): SVGSVGElement {
  const picture = frame.querySelector('svg');
  if (picture === null) throw new Error('JSXGraph has not drawn an SVG picture');
  return picture;
}
