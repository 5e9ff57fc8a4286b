import type { BlockFormat } from '../format.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { spanOf } from '../xml-element.ts';
import type { Inline } from '../inline.ts';
import type { Span } from '../../source/index.ts';
import type { BlockContents } from '../block-contents.ts';

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly content: readonly Inline[];
  readonly span: Span;
}

/** A paragraph of text. */
export const paragraphFormat: BlockFormat<Paragraph> = {
  elements: [{ tag: 'p', meaning: 'a paragraph', attributes: [], content: ['inline'] }],
  example: '<p at="0-9">A <em>line</em>.</p>',
  read: (element, reading) => ({ kind: 'paragraph', content: reading.inline(element), span: spanOf(element) }),
  print: ({ content, span }, printing) => write('p', { at: placeText(span) }, printing.inline(content)),
};

/** What is in it. */
export const paragraphContents: BlockContents<Paragraph> = { blocks: () => [], lines: ({ content }) => [content] };
