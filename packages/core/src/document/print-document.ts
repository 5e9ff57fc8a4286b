import type { Block, BlockKind } from './block.ts';
import { blockFormats } from './block-formats.ts';
import { printCourseChapter } from './course-chapter.ts';
import type { Document } from './document.ts';
import type { Inline } from './inline.ts';
import type { BlockOf, InlineKind, InlineOf } from './format.ts';
import { inlineFormats } from './inline-formats.ts';
import { printMetadata } from './read-metadata.ts';
import type { Printing } from './printing.ts';
import { element, printXml, type Markup } from './xml-writer.ts';

/** The XML of a document (docs/document-format.md). Reading it again yields the same document. */
export function printDocument(document: Document): string {
  const { kind, language, title, subtitle, authors = [], version, metadata, blocks, chapters = [] } = document;
  const parts = [
    element('metainfo', {}, printMetadata(metadata)),
    element('title', {}, inlineMarkup(title)),
    subtitle === undefined ? '' : element('subtitle', {}, inlineMarkup(subtitle)),
    authors.map(({ name, affiliation }) => element('author', { affiliation }, inlineMarkup(name))),
    version === undefined ? '' : element('version', {}, version),
    element('content', {}, blocksMarkup(blocks)),
    chapters.map((chapter) => printCourseChapter(chapter, printing)),
  ];
  return printXml(element('document', { kind, lang: language }, parts));
}

/** The XML of blocks, without a document element. */
export function printBlocks(blocks: readonly Block[]): string {
  return printXml(blocksMarkup(blocks));
}

/** The XML of a line of text. */
export function printInline(content: readonly Inline[]): string {
  return printXml(inlineMarkup(content));
}

/** The markup of blocks. */
export function blocksMarkup(blocks: readonly Block[]): Markup {
  return blocks.map((block) => printBlock(block.kind, block));
}

function inlineMarkup(content: readonly Inline[]): Markup {
  return content.map((inline) => (inline.kind === 'text' ? inline.text : printOne(inline.kind, inline)));
}

const printing: Printing = { blocks: blocksMarkup, inline: inlineMarkup };

function printBlock<Kind extends BlockKind>(kind: Kind, block: BlockOf<Kind>): Markup {
  return blockFormats[kind].print(block, printing);
}

function printOne<Kind extends Exclude<InlineKind, 'text'>>(kind: Kind, inline: InlineOf<Kind>): Markup {
  return inlineFormats[kind].print(inline, printing);
}
