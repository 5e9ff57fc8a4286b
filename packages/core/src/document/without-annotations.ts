import { succeed, type Result } from '../store/index.ts';
import type { InvalidXml } from './invalid-xml.ts';
import { isElement } from './xml-element.ts';
import { printXml } from './xml-writer.ts';
import { readXml, type XmlElement, type XmlNode } from './xml.ts';

/**
 * The XML of a document for readers without the role view-annotations: with the annotations and their contents removed.
 * Everything else stays, even unknown elements. Unreadable XML is withheld altogether.
 */
export function withoutAnnotations(xml: string): Result<string, InvalidXml> {
  const read = readXml(xml);
  return read.ok ? succeed(printXml(shown(read.value.children))) : read;
}

function shown(nodes: readonly XmlNode[]): readonly XmlNode[] {
  return nodes.flatMap((node): readonly XmlNode[] => {
    if (!isElement(node)) return [node];
    return isAnnotation(node) ? [] : [{ ...node, children: shown(node.children) }];
  });
}

/** What the block reader recognises as an annotation. */
function isAnnotation({ tag, attributes }: XmlElement): boolean {
  return tag === 'block' && attributes['role'] === 'annotation';
}
