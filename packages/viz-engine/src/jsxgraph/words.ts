import { paint, type Drawn, type Look } from '../board/index.ts';
import { fontSize, halfHeight, halo, type ShowWords, type Spot } from '../picture/index.ts';
import { addShape } from './svg.ts';

/** Words in the colour of an element, which `show` writes and takes away. */
export function createWords(layer: SVGElement, look: Look): ShowWords {
  const shape = addShape(layer, 'text', { 'font-size': fontSize, 'fill-opacity': look.opacity, ...halo });
  return (words, spot) => {
    shape.setAttribute('visibility', spot === undefined ? 'hidden' : 'visible');
    if (spot === undefined) return;
    shape.setAttribute('x', String(spot.left));
    shape.setAttribute('y', String(spot.top + halfHeight));
    shape.setAttribute('text-anchor', spot.anchor);
    shape.setAttribute('fill', paint(look.color));
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
