import type { Run } from '../label/index.ts';
import { spansOf, type Shape } from '../picture/index.ts';

const namespace = 'http://www.w3.org/2000/svg';

type Tag = 'circle' | 'g' | 'line' | 'path' | 'text' | 'tspan';

/** Adds a shape to a layer of the picture. */
export function addShape(
  layer: SVGElement,
  tag: Tag,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElement {
  const added = shape(layer, tag, attributes);
  layer.append(added);
  return added;
}

/** A shape of the same document, not yet attached. */
export function shape(of: SVGElement, tag: Tag, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const created = of.ownerDocument.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, String(value));
  return created;
}

/** Replaces the contents of a layer. */
export function showShapes(layer: SVGElement, shapes: readonly Shape[]): void {
  layer.replaceChildren();
  for (const { tag, attributes, text, runs } of shapes) {
    const added = addShape(layer, tag, attributes);
    if (text !== undefined) writeText(added, text, runs);
  }
}

/** Writes text into an SVG text element, with subscripts and superscripts. */
export function writeText(text: SVGElement, words: string, runs: readonly Run[] = []): void {
  text.textContent = runs.length > 1 ? '' : words;
  if (runs.length < 2) return;
  for (const span of spansOf(runs)) addShape(text, 'tspan', span.attributes).textContent = span.text;
}
