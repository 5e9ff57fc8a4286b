import type { Block, BlockKind } from './block.ts';
import { blockFormats } from './block-formats.ts';
import type { Document } from './document.ts';
import type { Inline } from './inline.ts';
import type { BlockOf, InlineKind, InlineOf } from './format.ts';
import { inlineFormats } from './inline-formats.ts';
import { printMetadata } from './read-metadata.ts';
import type { Printing } from './printing.ts';
import { element, escapeText } from './xml-writer.ts';

/** The XML of a document (docs/document-format.md). Reading it again yields the same document. */
export function printDocument(document: Document): string {
  const { kind, language, title, subtitle, authors = [], version, metadata, blocks } = document;
  const parts = [
    element('metainfo', {}, printMetadata(metadata)),
    element('title', {}, printInline(title)),
    subtitle === undefined ? '' : element('subtitle', {}, printInline(subtitle)),
    ...authors.map(({ name, affiliation }) => element('author', { affiliation }, printInline(name))),
    version === undefined ? '' : element('version', {}, escapeText(version)),
    element('content', {}, printBlocks(blocks)),
  ];
  return element('document', { kind, lang: language }, parts.join(''));
}

/** The XML of blocks, without a document element. */
export function printBlocks(blocks: readonly Block[]): string {
  return blocks.map((block) => printBlock(block.kind, block)).join('');
}

/** The XML of a line of text. */
export function printInline(content: readonly Inline[]): string {
  return content
    .map((inline) => (inline.kind === 'text' ? escapeText(inline.text) : printOne(inline.kind, inline)))
    .join('');
}

const printing: Printing = { blocks: printBlocks, inline: printInline };

function printBlock<Kind extends BlockKind>(kind: Kind, block: BlockOf<Kind>): string {
  return blockFormats[kind].print(block, printing);
}

function printOne<Kind extends Exclude<InlineKind, 'text'>>(kind: Kind, inline: InlineOf<Kind>): string {
  return inlineFormats[kind].print(inline, printing);
}
