import type { InlineFormat } from '../format.ts';
import type { Marked } from '../inline.ts';
import { element as write } from '../xml-writer.ts';
import { digitIn } from '../xml-element.ts';

/** Highlighted text. */
export const markedFormat: InlineFormat<Marked> = {
  elements: [
    {
      tag: 'mark',
      meaning: 'highlighted text',
      attributes: [{ name: 'pen', values: 'digit', default: '0', meaning: 'one of ten styles' }],
      content: ['inline'],
    },
  ],
  example: '<mark pen="3">words</mark>',
  read: (element, reading) => [{ kind: 'marked', pen: digitIn(element, 'pen'), content: reading.inline(element) }],
  print: ({ pen, content }, printing) => write('mark', { pen }, printing.inline(content)),
};
