import { xmlLimits, type InvalidXml } from './invalid-xml.ts';
import type { XmlElement } from './xml.ts';

/** Which limit an element with all that is in it goes beyond. Its text counts as it stands, without the escapes of XML. */
export function excessOf(root: XmlElement): InvalidXml | undefined {
  let elements = 0;
  let characters = 0;
  let depth = 0;
  const count = ({ attributes, children, tag }: XmlElement, level: number): void => {
    elements += 1;
    characters += tag.length;
    depth = Math.max(depth, level);
    for (const name in attributes) characters += name.length + (attributes[name]?.length ?? 0);
    if (depth > xmlLimits.depth || elements > xmlLimits.elements) return;
    for (const child of children) {
      if (typeof child === 'string') characters += child.length;
      else count(child, level + 1);
    }
  };
  count(root, 1);
  if (depth > xmlLimits.depth) return excess('tooDeep');
  if (elements > xmlLimits.elements) return excess('tooManyElements');
  return characters > xmlLimits.characters ? excess('tooLong') : undefined;
}

function excess(reason: InvalidXml['reason']): InvalidXml {
  return { kind: 'invalidXml', reason, position: { line: 1, column: 1 } };
}
