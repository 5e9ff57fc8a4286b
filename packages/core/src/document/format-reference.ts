import { blockFormats } from './block-formats.ts';
import { rowFormats } from './blocks/visualization.ts';
import { documentExample, documentFormat } from './document-format.ts';
import type { AttributeFormat, AttributeValues, Content, ElementFormat, PartFormat } from './format.ts';
import { inlineFormats } from './inline-formats.ts';
import { variablesFormat } from './read-variables.ts';
import { readXml, type XmlElement } from './xml.ts';
import { isElement } from './xml-element.ts';
import { printXml } from './xml-writer.ts';

/** The section of docs/document-format.md about elements, as Markdown, generated from the formats. */
export function formatReference(): string {
  return [
    '## Documents',
    ...entry([documentFormat], documentExample),
    '## Blocks',
    ...Object.values(blockFormats).flatMap(({ elements, example }) => [title(elements), ...entry(elements, example)]),
    '## In a line of text',
    ...Object.values(inlineFormats).flatMap(({ elements, example }) => [title(elements), ...entry(elements, example)]),
    '## Variables',
    ...entry([variablesFormat]),
    '## Rows of a figure',
    ...entry(rowFormats),
  ].join('\n\n');
}

function title(elements: readonly ElementFormat[]): string {
  return `### ${elements.map(({ tag }) => `\`${tag}\``).join(', ')}`;
}

function entry(elements: readonly ElementFormat[], example?: string): readonly string[] {
  const list = elements.flatMap((each) => linesAbout(each, '')).join('\n');
  return [list, ...(example === undefined ? [] : [`\`\`\`xml\n${laidOut(example)}\n\`\`\``])];
}

function linesAbout({ tag, meaning, attributes, content }: ElementFormat, indent: string): readonly string[] {
  const inside = content.map(nameOf).join(', ');
  return [
    `${indent}- **\`${tag}\`**: ${meaning}. ${inside === '' ? 'Empty.' : `Contains ${inside}.`}`,
    ...attributes.map((attribute) => `${indent}  - ${attributeText(attribute)}`),
    ...content.flatMap((part) => (typeof part === 'string' ? [] : linesAbout(part, `${indent}  `))),
  ];
}

function attributeText({ name, values, default: usual, meaning }: AttributeFormat): string {
  return `\`${name}\` (${valuesText(values)}${usual === '' ? '' : `; default: ${usual}`}): ${meaning}`;
}

function valuesText(values: AttributeValues): string {
  return typeof values === 'string' ? values : values.map((value) => `\`${value}\``).join(', ');
}

function nameOf(part: Content): string {
  if (typeof part === 'string') return wordsFor[part];
  return `\`${part.tag}\`${part.many ? ' …' : ''}`;
}

const wordsFor: Readonly<Record<Exclude<Content, PartFormat>, string>> = {
  text: 'text',
  inline: 'a line of text',
  blocks: 'blocks',
  rows: 'rows of a figure',
  formula: 'one `math`',
  presentation: 'presentation MathML',
  variables: '`variables`',
  quickchecks: '`quickcheck` …',
};

/** XML in which elements without text have their children on separate lines. */
function laidOut(xml: string): string {
  const read = readXml(xml, { fragment: true });
  return read.ok ? linesOf(read.value.children, '').join('\n') : xml;
}

function linesOf(nodes: XmlElement['children'], indent: string): readonly string[] {
  if (!nodes.every(isElement)) return [indent + printXml(nodes)];
  return nodes.flatMap((node) => {
    const line = indent + printXml(node);
    if (line.length <= 100 || !node.children.every(isElement) || node.children.length === 0) return [line];
    const start = `${printXml({ ...node, children: [] }).slice(0, -2)}>`;
    return [indent + start, ...linesOf(node.children, `${indent}  `), `${indent}</${node.tag}>`];
  });
}
