import { defaultLanguage, isLanguage } from '../language/index.ts';
import type { Log } from '../platform/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import type { Block } from './block.ts';
import { blockFormats } from './block-formats.ts';
import { readCourseChapter } from './course-chapter.ts';
import { documentKinds, type Document } from './document.ts';
import type { Inline } from './inline.ts';
import { inlineReaders } from './inline-formats.ts';
import { excessOf } from './excess.ts';
import type { InvalidXml } from './invalid-xml.ts';
import { readMetadata } from './read-metadata.ts';
import { startReading, type BlockReader, type DocumentReading } from './reading.ts';
import type { XmlElement, XmlNode } from './xml.ts';
import { childOf, childrenOf, isElement, textOfChild, wordIn } from './xml-element.ts';

/** `log` receives what was dropped: unknown elements, addresses that links may not point to. */
export interface ReadOptions {
  readonly log?: Log;
}

/** The document of a `document` element that was never XML: the same as of its XML, with the same limits. */
export function documentIn(element: XmlElement, options: ReadOptions = {}): Result<Document, InvalidXml> {
  const excess = excessOf(element);
  return excess === undefined ? succeed(readElement(element, options)) : fail(excess);
}

/** The document of a `document` element within the limits. */
export function readElement(element: XmlElement, options: ReadOptions): Document {
  const reading = readingOf(options);
  const language = element.attributes['lang'];
  const kind = wordIn(element, 'kind', documentKinds) ?? 'article';
  const chapters = kind === 'course' ? childrenOf(element, 'chapter') : [];
  return {
    kind,
    language: isLanguage(language) ? language : defaultLanguage,
    title: reading.inline(childOf(element, 'title')),
    ...readByline(element, reading),
    metadata: readMetadata(childOf(element, 'metainfo')),
    blocks: reading.blocks(childOf(element, 'content')),
    ...(chapters.length > 0 && { chapters: chapters.map((chapter) => readCourseChapter(chapter, reading)) }),
  };
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

/** The reading of one document or fragment. */
export function readingOf({ log }: ReadOptions): DocumentReading {
  const reading: DocumentReading = {
    ...startReading(log),
    blocks: (element) => (element === undefined ? [] : blocksIn(element, reading)),
    inline: (element) => (element === undefined ? [] : inlineIn(element.children, reading)),
  };
  return reading;
}

/** Block readers by the tag of their element. */
const blockReaders: ReadonlyMap<string, BlockReader> = new Map(
  Object.values(blockFormats).flatMap(({ elements, read }) =>
    elements.map(({ tag }): [string, BlockReader] => [tag, read]),
  ),
);

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
