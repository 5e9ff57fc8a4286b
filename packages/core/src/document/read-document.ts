import { defaultLanguage, isLanguage } from '../language/index.ts';
import type { Log } from '../platform/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import type { Block } from './block.ts';
import { blockReaders } from './block-formats.ts';
import type { Document } from './document.ts';
import type { Formula, Inline } from './inline.ts';
import { inlineReaders } from './inline-formats.ts';
import type { InvalidXml } from './invalid-xml.ts';
import { readFormula } from './read-formula.ts';
import { readMetadata } from './read-metadata.ts';
import { startReading, type DocumentReading } from './reading.ts';
import { readXml, type XmlElement, type XmlNode } from './xml.ts';
import { childOf, childrenOf, isElement, textOfChild } from './xml-element.ts';

/** `log` receives what was dropped: unknown elements, addresses that links may not point to. */
export interface ReadOptions {
  readonly log?: Log;
}

/** Reads a document from XML (docs/document-format.md). */
export function readDocument(xml: string, options: ReadOptions = {}): Result<Document, InvalidXml> {
  const read = readXml(xml);
  if (!read.ok) return read;
  const element = childOf(read.value, 'document');
  if (element === undefined) return unexpected('not a document');
  const reading = readingOf(options);
  const language = element.attributes['lang'];
  return succeed({
    kind: element.attributes['kind'] === 'problem' ? 'problem' : 'article',
    language: isLanguage(language) ? language : defaultLanguage,
    title: reading.inline(childOf(element, 'title')),
    ...readByline(element, reading),
    metadata: readMetadata(childOf(element, 'metainfo')),
    blocks: reading.blocks(childOf(element, 'content')),
  });
}

function readByline(element: XmlElement, reading: DocumentReading): Pick<Document, 'subtitle' | 'authors' | 'version'> {
  const subtitle = childOf(element, 'subtitle');
  const version = textOfChild(element, 'version');
  const authors = childrenOf(element, 'author').map((author) => {
    const { affiliation } = author.attributes;
    return { name: reading.inline(author), ...(affiliation && { affiliation }) };
  });
  return {
    ...(subtitle && { subtitle: reading.inline(subtitle) }),
    ...(authors.length > 0 && { authors }),
    ...(version && { version }),
  };
}

/** Reads the blocks of an XML fragment: the content of `content`, without a document element. */
export function readBlocks(xml: string, options: ReadOptions = {}): Result<readonly Block[], InvalidXml> {
  const read = readXml(xml, { fragment: true });
  return read.ok ? succeed(readingOf(options).blocks(read.value)) : read;
}

/** Reads the line of text of an XML fragment. */
export function readInline(xml: string, options: ReadOptions = {}): Result<readonly Inline[], InvalidXml> {
  const read = readXml(xml, { fragment: true });
  return read.ok ? succeed(readingOf(options).inline(read.value)) : read;
}

/** Reads the formula of a MathML text: one `math` element. */
export function readMathml(mathml: string): Result<Formula, InvalidXml> {
  const read = readXml(mathml);
  if (!read.ok) return read;
  const element = childOf(read.value, 'math');
  return element === undefined ? unexpected('not a formula') : succeed(readFormula(element));
}

function unexpected(detail: string): Result<never, InvalidXml> {
  return fail({ kind: 'invalidXml', reason: 'malformed', position: { line: 1, column: 1 }, detail });
}

function readingOf({ log }: ReadOptions): DocumentReading {
  const reading: DocumentReading = {
    ...startReading(log),
    blocks: (element) => (element === undefined ? [] : blocksIn(element, reading)),
    inline: (element) => (element === undefined ? [] : inlineIn(element.children, reading)),
  };
  return reading;
}

function blocksIn(element: XmlElement, reading: DocumentReading): readonly Block[] {
  const blocks: Block[] = [];
  let loose: XmlNode[] = [];

  function closeParagraph(): void {
    const content = inlineIn(loose, reading);
    loose = [];
    if (content.some((inline) => inline.kind !== 'text' || inline.text.trim() !== '')) {
      blocks.push({ kind: 'paragraph', content, span: { from: 0, to: 0 } });
    }
  }

  for (const node of element.children) {
    const reader = isElement(node) ? blockReaders.get(node.tag) : undefined;
    if (reader === undefined || !isElement(node)) {
      loose.push(node);
    } else {
      closeParagraph();
      blocks.push(reader(node, reading));
    }
  }
  closeParagraph();
  return blocks;
}

function inlineIn(nodes: readonly XmlNode[], reading: DocumentReading): readonly Inline[] {
  return joinTexts(
    nodes.flatMap((node): readonly Inline[] => {
      if (!isElement(node)) return [{ kind: 'text', text: node }];
      const reader = inlineReaders.get(node.tag);
      if (reader !== undefined) return reader(node, reading);
      reading.leaveOut('element', node.tag);
      return [];
    }),
  );
}

/** Merges texts that became adjacent because something between them was dropped; removes empty ones. */
function joinTexts(content: readonly Inline[]): readonly Inline[] {
  const joined: Inline[] = [];
  for (const inline of content) {
    const last = joined.at(-1);
    if (inline.kind !== 'text' || last?.kind !== 'text') {
      if (inline.kind !== 'text' || inline.text !== '') joined.push(inline);
    } else {
      joined[joined.length - 1] = { kind: 'text', text: last.text + inline.text };
    }
  }
  return joined;
}
