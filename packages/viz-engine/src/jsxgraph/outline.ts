import {
  dashArray,
  limitDash,
  lineCap,
  paint,
  usualFill,
  type DrawnElement,
  type Look,
  type Outline,
  type OutlineTerm,
  type Path,
} from '../board/index.ts';
import { byPaint, pathData } from '../picture/index.ts';
import { addShape } from './svg.ts';
import type { Viewport } from './viewport.ts';

/** The layers for the areas and strokes of outlines: areas below all strokes. */
export interface OutlineLayers {
  readonly areas: SVGElement;
  readonly strokes: SVGElement;
}

/**
 * Draws an outline with its own SVG paths: samples are as fine as the pixels, so nothing is left for JSXGraph to
 * compute.
 */
export function drawOutline(
  layers: OutlineLayers,
  viewport: Viewport,
  of: OutlineTerm,
  look: Look,
): DrawnElement & { outline(): Outline } {
  let outline: Outline = { strokes: [] };
  // Later additions to this outline are still below the outlines after it.
  const lines = addShape(layers.strokes, 'g');
  const show = {
    areas: drawing(() => addShape(layers.areas, 'path', { stroke: 'none', 'fill-rule': 'evenodd' })),
    strokes: drawing(() => addPen(lines, look, look.dash)),
    limits: drawing(() => addPen(lines, look, limitDash)),
    marks: drawing(() =>
      addShape(lines, 'g', { stroke: 'none', 'fill-opacity': look.opacity * (look.fillOpacity ?? 1) }),
    ),
  };
  const update = () => {
    outline = of(viewport.view());
    const { strokes, limits = [], areas = [], marks = [], markColors = [] } = outline;
    const fill = paint(look.fill ?? look.color);
    const write = (shape: SVGElement, name: 'fill' | 'stroke', painted: string, paths: readonly Path[]) => {
      shape.setAttribute(name, painted);
      shape.setAttribute('d', pathData(paths, viewport.pixels, name === 'fill'));
    };
    show.areas(areas.length > 0, (shape) => {
      shape.setAttribute('fill-opacity', String(look.opacity * (look.fillOpacity ?? usualFill)));
      write(shape, 'fill', fill, areas);
    });
    show.strokes(strokes.length > 0, (shape) => write(shape, 'stroke', paint(look.color), strokes));
    show.limits(limits.length > 0, (shape) => write(shape, 'stroke', paint(look.color), limits));
    show.marks(marks.length > 0, (layer) => {
      const shapes = [...layer.children];
      for (const [painted, own] of byPaint(marks, markColors, fill)) {
        write(shapeIn(shapes.shift()) ?? addShape(layer, 'path'), 'fill', painted, own);
      }
      for (const shape of shapes) shape.remove();
    });
  };
  update();
  return { update, outline: () => outline };
}

/** An element that is added once there is something to show, and emptied when there no longer is. */
function drawing(add: () => SVGElement): (isThere: boolean, draw: (shape: SVGElement) => void) => void {
  let shape: SVGElement | undefined;
  return (isThere, draw) => {
    if (isThere) shape ??= add();
    if (shape !== undefined) draw(shape);
  };
}

function shapeIn(element: Element | undefined): SVGElement | undefined {
  return element instanceof SVGElement ? element : undefined;
}

function addPen(layer: SVGElement, look: Look, dash: number): SVGElement {
  return addShape(layer, 'path', {
    fill: 'none',
    'stroke-width': look.strokeWidth,
    'stroke-opacity': look.opacity,
    'stroke-dasharray': dashArray(dash),
    'stroke-linejoin': 'round',
    'stroke-linecap': lineCap(dash),
  });
}
