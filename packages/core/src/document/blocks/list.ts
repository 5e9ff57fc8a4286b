import { listStyles, listTypes, type List } from '../block.ts';
import type { Reading } from '../reading.ts';
import { childOf, childrenOf, spanOf, without, wordIn } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';

/** Reads `list`; an unknown style is the style of the depth. */
export function readList(element: XmlElement, reading: Reading): List {
  const style = wordIn(element, 'style', listStyles);
  return {
    kind: 'list',
    type: wordIn(element, 'type', listTypes) ?? 'unordered',
    ...(style && { style }),
    items: childrenOf(element, 'item').map((item) => {
      const label = childOf(item, 'label');
      return {
        ...(label && { label: reading.inline(label) }),
        blocks: reading.blocks(without(item, 'label')),
        span: spanOf(item),
      };
    }),
    span: spanOf(element),
  };
}
