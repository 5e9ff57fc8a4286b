import { SaxesParser } from 'saxes';
import { positionAt } from '../source/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import { xmlLimits, type InvalidXml } from './invalid-xml.ts';

/** An XML element before interpretation. */
export interface XmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

export type XmlNode = XmlElement | string;

interface OpenElement extends XmlElement {
  readonly children: XmlNode[];
}

/** After a failure the parser gets no more input; this bounds the work left in the current chunk. */
const chunkLength = 16_384;

/** A lone surrogate, which the parser would combine with whatever follows. */
const loneSurrogate = /[\ud800-\udfff]/u;

/** XML normalises all line ends to line feeds; only a character reference can produce a carriage return. */
const carriageReturn = /&#(?:0*13|x0*d);/i;

/**
 * The elements of an XML text, under a root with an empty tag. A fragment may have several roots and text around them.
 * Namespaces are not resolved: that would take quadratic time on deep nesting.
 */
export function readXml(
  xml: string,
  { fragment = false }: { readonly fragment?: boolean } = {},
): Result<XmlElement, InvalidXml> {
  if (xml.length > xmlLimits.characters) {
    return fail({ kind: 'invalidXml', reason: 'tooLong', position: { line: 1, column: 1 } });
  }
  const lonely = loneSurrogate.exec(xml);
  if (lonely !== null) {
    const position = positionAt(xml, lonely.index);
    return fail({ kind: 'invalidXml', reason: 'malformed', position, detail: 'unpaired surrogate' });
  }
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  let elements = 0;
  let attributeCount = 0;
  const failures: InvalidXml[] = [];
  const hasReturns = carriageReturn.test(xml);
  const parser = new SaxesParser({ fragment, xmlns: false });

  function refuse(reason: InvalidXml['reason'], detail?: string): void {
    failures.push({
      kind: 'invalidXml',
      reason,
      position: { line: parser.line, column: parser.columnIndex + 1 },
      ...(detail !== undefined && { detail }),
    });
  }
  function add(node: XmlNode): void {
    open.at(-1)?.children.push(node);
  }
  function addText(text: string): void {
    add(hasReturns ? withoutReturns(text) : text);
  }

  parser.on('error', (error) => refuse('malformed', error.message.replace(/^\d+:\d+: /, '')));
  parser.on('doctype', () => refuse('doctype'));
  parser.on('processinginstruction', () => refuse('malformed', 'processing instruction'));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentagstart', () => (attributeCount = 0));
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > xmlLimits.attributes) refuse('malformed', 'too many attributes');
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > xmlLimits.elements) refuse('tooManyElements');
    if (open.length > xmlLimits.depth) refuse('tooDeep');
    const element: OpenElement = {
      tag: name,
      attributes: hasReturns ? attributesWithoutReturns(attributes) : attributes,
      children: [],
    };
    add(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());

  for (let at = 0; at < xml.length && failures.length === 0; at += chunkLength) {
    parser.write(xml.slice(at, at + chunkLength));
  }
  if (failures.length === 0) parser.close();
  const [failure] = failures;
  return failure === undefined ? succeed(root) : fail(failure);
}

/** Documents contain no carriage returns: lines end with line feeds. */
function withoutReturns(text: string): string {
  return text.replaceAll('\r', '');
}

function attributesWithoutReturns(attributes: XmlElement['attributes']): XmlElement['attributes'] {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, withoutReturns(value)]));
}
