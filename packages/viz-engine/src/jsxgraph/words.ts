import { paint, type Drawn, type Look } from '../board/index.ts';
import { fontSize, halfHeight, halo, type ShowWords, type Spot } from '../picture/index.ts';
import { addShape } from './svg.ts';

/** Words in the colour of an element, which `show` writes and takes away. */
export function createWords(layer: SVGElement, look: Look): ShowWords {
  const shape = addShape(layer, 'text', { 'font-size': fontSize, 'fill-opacity': look.opacity, ...halo });
  // Most of it stays as it is while something moves.
  const write = (name: string, value: string) => {
    if (shape.getAttribute(name) !== value) shape.setAttribute(name, value);
  };
  return (words, spot) => {
    write('visibility', spot === undefined ? 'hidden' : 'visible');
    if (spot === undefined) return;
    write('x', String(spot.left));
    write('y', String(spot.top + halfHeight));
    write('text-anchor', spot.anchor);
    write('fill', paint(look.color));
    if (shape.textContent !== words) shape.textContent = words;
  };
}

/** Words whose place is given. */
export function drawWords(layer: SVGElement, at: () => Spot, words: () => string, look: Look): Drawn {
  const show = createWords(layer, look);
  const update = () => {
    const spot = at();
    show(words(), Number.isFinite(spot.left + spot.top) ? spot : undefined);
  };
  update();
  return { update };
}
