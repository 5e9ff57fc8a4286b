import { describe, expect, it } from 'vitest';
import { blockFormats } from './block-formats.ts';
import { rowFormats } from './blocks/visualization.ts';
import { documentExample, documentFormat } from './document-format.ts';
import type { ElementFormat } from './format.ts';
import { inlineFormats } from './inline-formats.ts';
import { variablesFormat } from './read-variables.ts';
import { isElement } from './xml-element.ts';
import { readXml, type XmlElement } from './xml.ts';

/** Attributes and elements that a format declares, with their context: `list item label`, `list@type`. */
function named({ tag, attributes, content }: ElementFormat, around = ''): readonly string[] {
  const path = `${around}${tag}`;
  return [
    path,
    ...attributes.map(({ name }) => `${path}@${name}`),
    ...content.flatMap((part) => (typeof part === 'string' ? [] : named(part, `${path} `))),
  ];
}

/** The same for elements that were written. */
function written({ tag, attributes, children }: XmlElement, around = ''): readonly string[] {
  const path = `${around}${tag}`;
  return [
    path,
    ...Object.keys(attributes).map((name) => `${path}@${name}`),
    ...children.filter(isElement).flatMap((child) => [...written(child, `${path} `), ...written(child)]),
  ];
}

function writtenIn(xml: string): ReadonlySet<string> {
  const read = readXml(xml, { fragment: true });
  return new Set(read.ok ? read.value.children.filter(isElement).flatMap((root) => written(root)) : []);
}

describe('a format', () => {
  it.each(
    [
      { elements: [documentFormat], example: documentExample },
      { elements: [variablesFormat, ...rowFormats], example: blockFormats.visualization.example },
      ...Object.values(blockFormats),
      ...Object.values(inlineFormats),
    ].map(({ elements, example }) => [elements.map(({ tag }) => tag).join(', '), elements, example] as const),
  )('of %s has every attribute and every part in its example', (_, elements, example) => {
    const known = writtenIn(example);
    expect(elements.flatMap((element) => named(element)).filter((name) => !known.has(name))).toEqual([]);
  });
});
