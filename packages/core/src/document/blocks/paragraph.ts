import type { Paragraph } from '../block.ts';
import type { BlockFormat } from '../format.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { spanOf } from '../xml-element.ts';

/** A paragraph of text. */
export const paragraphFormat: BlockFormat<Paragraph> = {
  elements: [{ tag: 'p', meaning: 'a paragraph', attributes: [], content: ['inline'] }],
  example: '<p at="0-9">A <em>line</em>.</p>',
  read: (element, reading) => ({ kind: 'paragraph', content: reading.inline(element), span: spanOf(element) }),
  print: ({ content, span }, printing) => write('p', { at: placeText(span) }, printing.inline(content)),
};
