import { readNumber, type SourceText, type Span } from '../source/index.ts';
import type { XmlElement, XmlNode } from './xml.ts';

/** Whether a node is an element. */
export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string';
}

/** The child elements with this tag. */
export function childrenOf(element: XmlElement, tag: string): readonly XmlElement[] {
  return element.children.filter((node): node is XmlElement => isElement(node) && node.tag === tag);
}

/** The first child with this tag. */
export function childOf(element: XmlElement, tag: string): XmlElement | undefined {
  return childrenOf(element, tag)[0];
}

/** The element without children of these tags; the rest is read as content. */
export function without(element: XmlElement, ...tags: readonly string[]): XmlElement {
  return { ...element, children: element.children.filter((node) => !isElement(node) || !tags.includes(node.tag)) };
}

/** All text inside an element. */
export function textOf(element: XmlElement): string {
  return element.children.map((node) => (isElement(node) ? textOf(node) : node)).join('');
}

/** The trimmed text of a child; empty if there is none. */
export function textOfChild(element: XmlElement, tag: string): string {
  const child = childOf(element, tag);
  return child === undefined ? '' : textOf(child).trim();
}

/** The span `12-40` in an attribute (`at` by default); 0-0 if missing or unreadable. */
export function spanOf(element: XmlElement, attribute = 'at'): Span {
  const [, from, to] = /^(\d{1,9})-(\d{1,9})$/.exec(element.attributes[attribute] ?? '') ?? [];
  return from === undefined || to === undefined ? { from: 0, to: 0 } : { from: Number(from), to: Number(to) };
}

/** The text of an element with its span. */
export function sourceTextOf(element: XmlElement): SourceText {
  return { text: textOf(element), span: spanOf(element) };
}

/** An attribute as a finite number. */
export function numberIn(element: XmlElement, attribute: string): number | undefined {
  const text = element.attributes[attribute];
  return text === undefined ? undefined : readNumber(text);
}

/** An attribute restricted to some words, otherwise undefined. */
export function wordIn<Word extends string>(
  element: XmlElement,
  attribute: string,
  words: readonly Word[],
): Word | undefined {
  const text = element.attributes[attribute];
  return words.find((word) => word === text);
}

/** Whether an attribute is `true`. */
export function flagIn(element: XmlElement, attribute: string): boolean {
  return element.attributes[attribute] === 'true';
}

/** Tab and incremental markers are a single digit (specification 002 §4); 0 otherwise. */
export function digitIn(element: XmlElement, attribute: string): number {
  return Number(/\d/.exec(element.attributes[attribute] ?? '')?.[0] ?? 0);
}
