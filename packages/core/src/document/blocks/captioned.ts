import type { Captioned } from '../block.ts';
import type { BlockFormat } from '../format.ts';
import { placeText, printHeadline } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, spanOf, without } from '../xml-element.ts';

/** Images, tables or whatever with a line below that says what they show. */
export const captionedFormat: BlockFormat<Captioned> = {
  elements: [
    {
      tag: 'figure',
      meaning: 'images, tables or whatever with a line below',
      attributes: [],
      content: [{ tag: 'caption', meaning: 'the line below', attributes: [], content: ['inline'] }, 'blocks'],
    },
  ],
  example: '<figure at="0-50"><caption>A <em>pizza</em></caption><p>Text.</p></figure>',
  read: (element, reading) => {
    const caption = childOf(element, 'caption');
    return {
      kind: 'captioned',
      ...(caption && { caption: reading.inline(caption) }),
      blocks: reading.blocks(without(element, 'caption')),
      span: spanOf(element),
    };
  },
  print: ({ caption, blocks, span }, printing) =>
    write('figure', { at: placeText(span) }, printHeadline(caption, printing, 'caption') + printing.blocks(blocks)),
};
