import type { Metadata } from './document.ts';
import { childrenOf, textOf, textOfChild } from './xml-element.ts';
import type { XmlElement } from './xml.ts';

/** Reads `metainfo`. A topic `algebra/fractions` is the path algebra, fractions; difficulty is kept within 0 … 10. */
export function readMetadata(element: XmlElement | undefined): Metadata {
  if (element === undefined) return { name: '', description: '', topics: [], objectives: [], labels: [] };
  const section = textOfChild(element, 'section');
  const difficulty = textOfChild(element, 'difficulty');
  return {
    name: textOfChild(element, 'name'),
    description: textOfChild(element, 'description'),
    topics: texts(element, 'topic').map((path) => path.split('/').map((part) => part.trim())),
    objectives: texts(element, 'objective'),
    labels: texts(element, 'label'),
    ...(section && { section }),
    ...(/^\d+(\.\d+)?$/.test(difficulty) && { difficulty: Math.min(Number(difficulty), 10) }),
  };
}

function texts(element: XmlElement, tag: string): readonly string[] {
  return childrenOf(element, tag)
    .map((child) => textOf(child).trim())
    .filter((text) => text !== '');
}
