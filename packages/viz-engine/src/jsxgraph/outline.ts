import { paint, type Color, type DrawnElement, type Look, type Outline, type OutlineTerm } from '../board/index.ts';
import { dashArray, lineCap, pathData } from '../picture/index.ts';
import { addShape } from './svg.ts';
import type { Viewport } from './viewport.ts';

/** Areas are translucent, so that what they cover stays visible. */
const usualFill = 0.2;

/** The dash pattern of a boundary that is not part of its set. */
const limitDash = 2;

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
  const areas = addShape(layers.areas, 'g', { stroke: 'none', 'fill-rule': 'evenodd' });
  const line = (dash: number) =>
    addShape(layers.strokes, 'path', {
      fill: 'none',
      'stroke-width': look.strokeWidth,
      'stroke-opacity': look.opacity,
      'stroke-dasharray': dashArray(dash),
      'stroke-linejoin': 'round',
      'stroke-linecap': lineCap(dash),
    });
  const strokes = line(look.dash);
  let limits: SVGElement | undefined;
  areas.setAttribute('fill-opacity', String(look.opacity * (look.fillOpacity ?? usualFill)));
  const update = () => {
    outline = of(viewport.view());
    strokes.setAttribute('stroke', paint(look.color));
    strokes.setAttribute('d', pathData(outline.strokes, viewport.pixels, false));
    if (outline.limits !== undefined) {
      limits ??= line(limitDash);
      limits.setAttribute('stroke', paint(look.color));
      limits.setAttribute('d', pathData(outline.limits, viewport.pixels, false));
    }
    fillAreas(areas, viewport, outline, look);
  };
  update();
  return { update, outline: () => outline };
}

/** One path for all areas of a colour: most outlines have one colour. */
function fillAreas(layer: SVGElement, viewport: Viewport, { areas = [], colors }: Outline, look: Look): void {
  const byPaint = new Map<string, number[]>();
  for (const index of areas.keys()) {
    const color: Color = colors?.[index] ?? look.fill ?? look.color;
    const painted = paint(color);
    byPaint.set(painted, [...(byPaint.get(painted) ?? []), index]);
  }
  const paths = [...layer.children];
  for (const [painted, indices] of byPaint) {
    const path = paths.shift() ?? addShape(layer, 'path');
    path.setAttribute('fill', painted);
    path.setAttribute(
      'd',
      pathData(
        indices.map((index) => areas[index] ?? []),
        viewport.pixels,
        true,
      ),
    );
  }
  for (const path of paths) path.remove();
}
