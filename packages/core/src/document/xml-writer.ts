import { writeNumber } from '../source/index.ts';
import type { XmlElement, XmlNode } from './xml.ts';

/** What stands in an element: texts as they are, elements, and lists of both. An empty text is nothing. */
export type Markup = XmlNode | readonly Markup[];

/** Attributes of an element; undefined values are omitted. */
export type Attributes = Readonly<Record<string, string | number | true | undefined>>;

/** An element as it is read from its XML: what has no place in XML is left out, and texts beside each other are one. */
export function element(tag: string, attributes: Attributes, content: Markup = ''): XmlElement {
  const written: Record<string, string> = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) written[name] = attributeText(value);
  }
  return { tag, attributes: written, children: nodesOf(content) };
}

function attributeText(value: string | number | true): string {
  return typeof value === 'string' ? allowedText(value) : typeof value === 'number' ? writeNumber(value) : 'true';
}

/** Texts and elements one after the other. */
export function nodesOf(content: Markup): readonly XmlNode[] {
  const nodes: XmlNode[] = [];
  addTo(nodes, content);
  return nodes;
}

function addTo(nodes: XmlNode[], content: Markup): void {
  if (typeof content === 'string') {
    const text = allowedText(content);
    const last = nodes.at(-1);
    if (typeof last === 'string') nodes[nodes.length - 1] = last + text;
    else if (text !== '') nodes.push(text);
  } else if ('tag' in content) {
    nodes.push(content);
  } else {
    for (const part of content) addTo(nodes, part);
  }
}

/** Whether nothing at all would stand there. */
export function isEmpty(content: Markup): boolean {
  if (typeof content === 'string') return content === '';
  return !('tag' in content) && content.every(isEmpty);
}

/** The XML of texts and elements. */
export function printXml(content: Markup): string {
  if (typeof content === 'string') return escapeText(content);
  if ('tag' in content) return printElement(content);
  let xml = '';
  for (const part of content) xml += printXml(part);
  return xml;
}

function printElement({ tag, attributes, children }: XmlElement): string {
  let start = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) start += ` ${name}="${escapeAttribute(value)}"`;
  return children.length === 0 ? `${start}/>` : `${start}>${printXml(children)}</${tag}>`;
}

/** Escapes text as element content. */
export function escapeText(text: string): string {
  const allowed = allowedText(text);
  return markup.test(allowed) ? allowed.replace(markups, (found) => entities[found] ?? '') : allowed;
}

/** Escapes a value for an attribute in double quotes; line ends survive attribute normalisation. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/["\n\t]/g, (found) => `&#${String(found.charCodeAt(0))};`);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const markup = /[&<>]/;
const markups = /[&<>]/g;

/** A text without the characters that XML 1.0 has no place for, and without carriage returns. */
function allowedText(text: string): string {
  return forbidden.test(text) ? text.replace(allForbidden, '') : text;
}

const pattern = '[\\u0000-\\u0008\\u000b\\u000c\\u000d\\u000e-\\u001f\\ufffe\\uffff\\ud800-\\udfff]';
const forbidden = new RegExp(pattern, 'u');
const allForbidden = new RegExp(pattern, 'gu');
