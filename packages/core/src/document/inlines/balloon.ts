import type { InlineFormat } from '../format.ts';
import type { Balloon } from '../inline.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, spanOf } from '../xml-element.ts';

/** Text with an explanation that the reader may open. */
export const balloonFormat: InlineFormat<Balloon> = {
  elements: [
    {
      tag: 'balloon',
      meaning: 'text with an explanation that the reader may open',
      attributes: [],
      content: [
        { tag: 'words', meaning: 'the text; if missing, an icon', attributes: [], content: ['inline'] },
        { tag: 'explanation', meaning: 'the explanation', attributes: [], content: ['inline'] },
      ],
    },
  ],
  example: '<balloon at="1-9"><words>a group</words><explanation>a set with an operation</explanation></balloon>',
  read: (element, reading) => {
    const content = reading.inline(childOf(element, 'words'));
    const explanation = reading.inline(childOf(element, 'explanation'));
    return [{ kind: 'balloon', content, explanation, span: spanOf(element) }];
  },
  print: ({ content, explanation, span }, printing) =>
    write('balloon', { at: placeText(span) }, [
      content.length === 0 ? '' : write('words', {}, printing.inline(content)),
      write('explanation', {}, printing.inline(explanation)),
    ]),
};
