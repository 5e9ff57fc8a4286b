import type { Shape } from '../picture/index.ts';

const namespace = 'http://www.w3.org/2000/svg';

type Tag = 'circle' | 'g' | 'line' | 'path' | 'text';

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
  for (const { tag, attributes, text } of shapes) {
    const added = addShape(layer, tag, attributes);
    if (text !== undefined) added.textContent = text;
  }
}
