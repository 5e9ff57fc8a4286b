import type { SourceText, Span } from '../source/index.ts';
import type { XmlElement, XmlNode } from './xml.ts';

/** Whether a node is an element. */
export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string';
}

/** The children that are elements of the tag. */
export function childrenOf(element: XmlElement, tag: string): readonly XmlElement[] {
  return element.children.filter((node): node is XmlElement => isElement(node) && node.tag === tag);
}

/** The first child of the tag. */
export function childOf(element: XmlElement, tag: string): XmlElement | undefined {
  return childrenOf(element, tag)[0];
}

/** The element without its children of these tags: what remains is read as content. */
export function without(element: XmlElement, ...tags: readonly string[]): XmlElement {
  return { ...element, children: element.children.filter((node) => !isElement(node) || !tags.includes(node.tag)) };
}

/** All text in an element and below. */
export function textOf(element: XmlElement): string {
  return element.children.map((node) => (isElement(node) ? textOf(node) : node)).join('');
}

/** The text of a child, trimmed; empty when there is no such child. */
export function textOfChild(element: XmlElement, tag: string): string {
  const child = childOf(element, tag);
  return child === undefined ? '' : textOf(child).trim();
}

/** The place `12-40` that an attribute names (`at` unless told); missing or unreadable: 0-0. */
export function spanOf(element: XmlElement, attribute = 'at'): Span {
  const [, from, to] = /^(\d{1,9})-(\d{1,9})$/.exec(element.attributes[attribute] ?? '') ?? [];
  return from === undefined || to === undefined ? { from: 0, to: 0 } : { from: Number(from), to: Number(to) };
}

/** The text of an element with its place. */
export function sourceTextOf(element: XmlElement): SourceText {
  return { text: textOf(element), span: spanOf(element) };
}

/** An attribute that is a finite number. */
export function numberIn(element: XmlElement, attribute: string): number | undefined {
  const text = element.attributes[attribute]?.trim();
  if (text === undefined || !/^[-+]?(\d+\.?\d*|\.\d+)$/.test(text)) return undefined;
  const number = Number(text);
  // There is no minus zero in a document.
  return Number.isFinite(number) ? number + 0 : undefined;
}

/** An attribute that must be one of some words, else undefined. */
export function wordIn<Word extends string>(
  element: XmlElement,
  attribute: string,
  words: readonly Word[],
): Word | undefined {
  const text = element.attributes[attribute];
  return words.find((word) => word === text);
}

/** An attribute that says `true`. */
export function flagIn(element: XmlElement, attribute: string): boolean {
  return element.attributes[attribute] === 'true';
}

/** Tab and incremental markers read a single digit (specification 002 §4); 0 without one. */
export function digitIn(element: XmlElement, attribute: string): number {
  return Number(/\d/.exec(element.attributes[attribute] ?? '')?.[0] ?? 0);
}
