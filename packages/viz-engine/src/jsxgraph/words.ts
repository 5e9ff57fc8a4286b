import { paint, type Drawn, type Look } from '../board/index.ts';
import { addShape } from './svg.ts';
import type { Viewport } from './viewport.ts';

/** Half the height of letters, so that a text stands around its place. */
const halfHeight = 5;

/** Writes a text beside a place of the plane; to the right of it, it begins there, to the left it ends there. */
export function drawWords(
  layer: SVGElement,
  viewport: Viewport,
  at: () => readonly [x: number, y: number],
  text: () => string,
  look: Look,
  usualOffset: readonly [right: number, up: number],
): Drawn {
  const [right, up] = look.labelOffset ?? usualOffset;
  const anchor = right > 0 ? 'start' : right < 0 ? 'end' : 'middle';
  const shape = addShape(layer, 'text', { 'font-size': 14, 'text-anchor': anchor, 'fill-opacity': look.opacity });
  const update = () => {
    const [left, top] = viewport.pixels(...at());
    const isSomewhere = Number.isFinite(left) && Number.isFinite(top);
    shape.setAttribute('visibility', isSomewhere ? 'visible' : 'hidden');
    if (!isSomewhere) return;
    shape.setAttribute('x', String(left + right));
    shape.setAttribute('y', String(top - up + halfHeight));
    shape.setAttribute('fill', paint(look.color));
    const now = text();
    if (shape.textContent !== now) shape.textContent = now;
  };
  update();
  return { update };
}
