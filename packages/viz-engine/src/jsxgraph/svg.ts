const namespace = 'http://www.w3.org/2000/svg';

/** Puts a shape into a layer of the picture. */
export function addShape(
  layer: SVGElement,
  tag: 'circle' | 'g' | 'line' | 'path' | 'text',
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElement {
  const shape = layer.ownerDocument.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, String(value));
  layer.append(shape);
  return shape;
}
