import type { Run } from '../label/index.ts';
import { spansOf, type Shape } from '../picture/index.ts';

const namespace = 'http://www.w3.org/2000/svg';

type Tag = 'circle' | 'g' | 'line' | 'path' | 'text' | 'tspan';

/** Puts a shape into a layer of the picture. */
export function addShape(
  layer: SVGElement,
  tag: Tag,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElement {
  const added = shape(layer, tag, attributes);
  layer.append(added);
  return added;
}

/** A shape of the same document that is not on the page yet. */
export function shape(of: SVGElement, tag: Tag, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const created = of.ownerDocument.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, String(value));
  return created;
}

/** Puts the shapes of a picture into a layer, in place of what was there. */
export function showShapes(layer: SVGElement, shapes: readonly Shape[]): void {
  layer.replaceChildren();
  for (const { tag, attributes, text, runs } of shapes) {
    const added = addShape(layer, tag, attributes);
    if (text !== undefined) writeText(added, text, runs);
  }
}

/** Writes words into a text of the picture, on three heights where they have indices. */
export function writeText(text: SVGElement, words: string, runs: readonly Run[] = []): void {
  text.textContent = runs.length > 1 ? '' : words;
  if (runs.length < 2) return;
  for (const span of spansOf(runs)) addShape(text, 'tspan', span.attributes).textContent = span.text;
}
