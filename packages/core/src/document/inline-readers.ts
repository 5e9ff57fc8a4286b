import type { Inline, InlineStyle } from './inline.ts';
import { allowedHref } from './allowed-href.ts';
import { readFormula } from './read-formula.ts';
import type { InlineReader, Reading } from './reading.ts';
import type { XmlElement } from './xml.ts';
import { childOf, numberIn, sourceTextOf, spanOf } from './xml-element.ts';

/** Everything that may stand in a line of text: one table from tag to reader. */
export const inlineReaders: ReadonlyMap<string, InlineReader> = new Map<string, InlineReader>([
  ['em', styled('emphasis')],
  ['strong', styled('strong')],
  ['notion', styled('notion')],
  ['code', styled('code')],
  ['quoted', styled('quoted')],
  ['br', () => [{ kind: 'lineBreak' }]],
  ['math', (element) => [readFormula(element)]],
  ['link', readLink],
  ['ref', (element) => [{ kind: 'reference', anchor: element.attributes['name'] ?? '', span: spanOf(element) }]],
  ['anchor', (element) => [{ kind: 'anchor', name: element.attributes['name'] ?? '' }]],
  ['var', readMention],
  ['if', readConditional],
  ['ansref', (element) => [{ kind: 'answerField', answer: numberIn(element, 'answer') ?? 1, span: spanOf(element) }]],
]);

function styled(style: InlineStyle): InlineReader {
  return (element, reading) => [{ kind: 'styled', style, content: reading.inline(element) }];
}

function readLink(element: XmlElement, reading: Reading): readonly Inline[] {
  const address = element.attributes['href'] ?? '';
  const content = reading.inline(element);
  const href = allowedHref(address);
  if (href !== undefined) return [{ kind: 'link', href, content }];
  reading.leaveOut('address', address);
  return content;
}

function readMention(element: XmlElement): readonly Inline[] {
  const { name = '', coordinate } = element.attributes;
  return [{ kind: 'variable', name, ...(coordinate && { coordinate }), span: spanOf(element) }];
}

function readConditional(element: XmlElement, reading: Reading): readonly Inline[] {
  const condition = childOf(element, 'condition');
  return [
    {
      kind: 'conditional',
      condition: condition === undefined ? { text: '', span: spanOf(element) } : sourceTextOf(condition),
      then: reading.inline(childOf(element, 'then')),
      otherwise: reading.inline(childOf(element, 'else')),
    },
  ];
}
