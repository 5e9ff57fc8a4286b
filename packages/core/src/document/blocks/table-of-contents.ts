import { headlineFormat, type BlockFormat } from '../format.ts';
import { placeText, printHeadline } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, spanOf, without } from '../xml-element.ts';
import type { Inline } from '../inline.ts';
import type { Block } from '../block.ts';
import type { Span } from '../../source/index.ts';
import type { BlockContents } from '../block-contents.ts';

/** A table of contents with links to the numbered sections of the page, optionally introduced by some words. */
export interface TableOfContents {
  readonly kind: 'tableOfContents';
  /** If missing, the page provides the title. */
  readonly title?: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

/** The numbered sections of the page. */
export const tableOfContentsFormat: BlockFormat<TableOfContents> = {
  elements: [
    {
      tag: 'tableofcontents',
      meaning: 'links to the numbered sections of the page, after its own content',
      attributes: [],
      content: [headlineFormat, 'blocks'],
    },
  ],
  example: '<tableofcontents at="0-16"><headline>In this chapter</headline><p>Text.</p></tableofcontents>',
  read: (element, reading) => {
    const title = childOf(element, 'headline');
    return {
      kind: 'tableOfContents',
      ...(title && { title: reading.inline(title) }),
      blocks: reading.blocks(without(element, 'headline')),
      span: spanOf(element),
    };
  },
  print: ({ title, blocks, span }, printing) =>
    write('tableofcontents', { at: placeText(span) }, [printHeadline(title, printing), printing.blocks(blocks)]),
};

/** What is in it. */
export const tableOfContentsContents: BlockContents<TableOfContents> = {
  blocks: ({ blocks }) => blocks,
  lines: ({ title }) => (title === undefined ? [] : [title]),
};
