import type { BlockFormat } from '../format.ts';
import { placeText, printHeadline } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, spanOf, without, wordIn } from '../xml-element.ts';
import type { Inline } from '../inline.ts';
import type { Block } from '../block.ts';
import type { Span } from '../../source/index.ts';
import type { BlockContents } from '../block-contents.ts';

const captionedTypes = ['figure', 'table'] as const;

/** Any content with a caption below. */
export interface Captioned {
  readonly kind: 'captioned';
  /** Its label, and what it is counted with. */
  readonly type: (typeof captionedTypes)[number];
  readonly number?: string;
  readonly caption?: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

/** Images, tables or other content with a caption below. */
export const captionedFormat: BlockFormat<Captioned> = {
  elements: [
    {
      tag: 'figure',
      meaning: 'images, tables or other content with a caption below',
      attributes: [
        { name: 'type', values: captionedTypes, default: 'figure', meaning: 'its label' },
        { name: 'num', values: 'text', default: '', meaning: 'its number among those of its type' },
      ],
      content: [{ tag: 'caption', meaning: 'the caption', attributes: [], content: ['inline'] }, 'blocks'],
    },
  ],
  example: '<figure type="table" num="2" at="0-50"><caption>A <em>pizza</em></caption><p>Text.</p></figure>',
  read: (element, reading) => {
    const caption = childOf(element, 'caption');
    const { num } = element.attributes;
    return {
      kind: 'captioned',
      type: wordIn(element, 'type', captionedTypes) ?? 'figure',
      ...(num && { number: num }),
      ...(caption && { caption: reading.inline(caption) }),
      blocks: reading.blocks(without(element, 'caption')),
      span: spanOf(element),
    };
  },
  print: ({ type, number, caption, blocks, span }, printing) =>
    write('figure', { type: type === 'figure' ? undefined : type, num: number, at: placeText(span) }, [
      printHeadline(caption, printing, 'caption'),
      printing.blocks(blocks),
    ]),
};

/** What is in it. */
export const captionedContents: BlockContents<Captioned> = {
  blocks: ({ blocks }) => blocks,
  lines: ({ caption }) => (caption === undefined ? [] : [caption]),
  mark: (captioned, marking) => ({ ...captioned, blocks: marking.among(captioned.blocks) }),
};
