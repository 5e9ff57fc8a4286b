import type { CodeListing } from '../block.ts';
import { spanOf, textOf } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';

/** Reads `code`, every character as typed. */
export function readCode(element: XmlElement): CodeListing {
  const { language } = element.attributes;
  return { kind: 'code', text: textOf(element), ...(language && { language }), span: spanOf(element) };
}
