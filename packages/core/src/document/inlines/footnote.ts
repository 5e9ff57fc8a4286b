import type { InlineFormat } from '../format.ts';
import type { Footnote } from '../inline.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { spanOf } from '../xml-element.ts';

/** A note shown at the end of the page. One without a number is marked with a star. */
export const footnoteFormat: InlineFormat<Footnote> = {
  elements: [
    {
      tag: 'footnote',
      meaning: 'a note shown at the end of the page',
      attributes: [{ name: 'num', values: 'text', default: '*', meaning: 'its mark in the text' }],
      content: ['inline'],
    },
  ],
  example: 'a<footnote num="1" at="1-9">a note</footnote>',
  read: (element, reading) => {
    const number = element.attributes['num'] || '*';
    return [{ kind: 'footnote', number, content: reading.inline(element), span: spanOf(element) }];
  },
  print: ({ number, content, span }, printing) =>
    write('footnote', { num: number, at: placeText(span) }, printing.inline(content)),
};
