import type { BoardOptions } from '@lemma/core/document';
import type { BoardWords } from '../board/index.ts';
import { gridStep, multiplesBetween } from './plane.ts';
import { addShape } from './svg.ts';
import type { Viewport } from './viewport.ts';

/** One of the two directions of the plane. */
type Direction = 'x' | 'y';

/**
 * Draws what the author asked for: grid, both axes, or a number line, in the text colour of the page. JSXGraph's axes are
 * not used: they cost more than all else on a small board, and write numbers its own way.
 */
export function drawAxes(layer: SVGElement, viewport: Viewport, options: BoardOptions, words: BoardWords): void {
  layer.replaceChildren();
  const [xLabel, yLabel] = options.axisLabels;
  if (options.grid) {
    drawGrid(layer, viewport, 'x');
    drawGrid(layer, viewport, 'y');
  }
  if (options.coordinateSystem || options.numberLine) drawAxis(layer, viewport, 'x', xLabel, words);
  if (options.coordinateSystem) drawAxis(layer, viewport, 'y', yLabel, words);
}

function drawGrid(layer: SVGElement, viewport: Viewport, direction: Direction): void {
  const { low, high, place } = measure(viewport, direction);
  for (const at of multiplesBetween(low, high, gridStep(low, high))) {
    const [from, to] = [place(at, 'start'), place(at, 'end')];
    drawLine(layer, from, to, 0.15);
  }
}

function drawAxis(layer: SVGElement, viewport: Viewport, direction: Direction, label: string, words: BoardWords): void {
  const { low, high, place } = measure(viewport, direction);
  const [from, to] = [place(low, 'axis'), place(high, 'axis')];
  drawLine(layer, from, to, 0.8);
  const [x, y] = to;
  const arrow =
    direction === 'x'
      ? `M${x - 9} ${y - 4}L${x} ${y}L${x - 9} ${y + 4}z`
      : `M${x - 4} ${y + 9}L${x} ${y}L${x + 4} ${y + 9}z`;
  addShape(layer, 'path', { d: arrow, fill: 'currentColor' });
  const step = gridStep(low, high);
  for (const at of multiplesBetween(low + step / 4, high - step / 2, step)) {
    if (at === 0) continue;
    const [left, top] = place(at, 'axis');
    if (direction === 'x') {
      drawLine(layer, [left, top - 4], [left, top + 4], 0.8);
      drawText(layer, words.number(at), left, top + 17, 'middle');
    } else {
      drawLine(layer, [left - 4, top], [left + 4, top], 0.8);
      drawText(layer, words.number(at), left - 8, top + 4, 'end');
    }
  }
  if (direction === 'x') drawText(layer, label, x - 4, y - 9, 'end');
  else drawText(layer, label, x + 9, y + 12, 'start');
}

/** How far a direction goes, and where a number of it is on the picture: on the axis, or at one of the edges across. */
function measure(viewport: Viewport, direction: Direction) {
  const [left, top, right, bottom] = viewport.box();
  const [low, high, across] =
    direction === 'x' ? ([left, right, [bottom, top]] as const) : ([bottom, top, [left, right]] as const);
  const place = (at: number, where: 'start' | 'axis' | 'end') => {
    const [start, end] = across;
    const other = where === 'start' ? start : where === 'end' ? end : 0;
    return direction === 'x' ? viewport.pixels(at, other) : viewport.pixels(other, at);
  };
  return { low, high, place };
}

type Place = readonly [x: number, y: number];

function drawLine(layer: SVGElement, [x1, y1]: Place, [x2, y2]: Place, opacity: number): void {
  addShape(layer, 'line', { x1, y1, x2, y2, stroke: 'currentColor', 'stroke-opacity': opacity });
}

function drawText(layer: SVGElement, text: string, x: number, y: number, anchor: string): void {
  const place = { x, y, 'text-anchor': anchor, fill: 'currentColor', 'font-size': 12 };
  addShape(layer, 'text', place).textContent = text;
}
