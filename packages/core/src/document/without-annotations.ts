import { succeed, type Result } from '../store/index.ts';
import type { InvalidXml } from './invalid-xml.ts';
import { isElement } from './xml-element.ts';
import { printXml } from './xml-writer.ts';
import { readXml, type XmlElement, type XmlNode } from './xml.ts';

/**
 * The XML of a document as readers without the role view-annotations may have it: without its annotations and all that is in
 * them. Everything else stays, also what no reader knows. XML that cannot be read is not given out at all.
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

/** What the reader of blocks takes for an annotation. */
function isAnnotation({ tag, attributes }: XmlElement): boolean {
  return tag === 'block' && attributes['role'] === 'annotation';
}
