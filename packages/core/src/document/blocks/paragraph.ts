import type { Paragraph } from '../block.ts';
import type { Reading } from '../reading.ts';
import { spanOf } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';

/** Reads `p`. */
export function readParagraph(element: XmlElement, reading: Reading): Paragraph {
  return { kind: 'paragraph', content: reading.inline(element), span: spanOf(element) };
}
