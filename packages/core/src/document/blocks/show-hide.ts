import type { ShowHide } from '../block.ts';
import type { Reading } from '../reading.ts';
import { childOf, spanOf, without } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';

/** Reads `showhide`: shown unless the initial state is 0 (specification 002 §4). */
export function readShowHide(element: XmlElement, reading: Reading): ShowHide {
  const title = childOf(element, 'headline');
  return {
    kind: 'showHide',
    initiallyShown: element.attributes['initial-state']?.trim() !== '0',
    ...(title && { title: reading.inline(title) }),
    blocks: reading.blocks(without(element, 'headline')),
    span: spanOf(element),
  };
}
