import type { InlineFormat, InlineOf } from '../format.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { flagIn, spanOf } from '../xml-element.ts';

/** A reference that shows the number or headline of its target on the page. */
export const referenceFormat: InlineFormat<InlineOf<'reference'>> = {
  elements: [
    {
      tag: 'ref',
      meaning: 'a link showing the number or headline of its target on the page',
      attributes: [
        { name: 'name', values: 'name', default: '', meaning: 'the name of an `anchor` or `equation`' },
        { name: 'brackets', values: ['true', 'false'], default: 'false', meaning: 'round brackets around the number' },
      ],
      content: [],
    },
  ],
  example: '<ref name="eq" brackets="true" at="1-2"/>',
  read: (element) => [
    {
      kind: 'reference',
      anchor: element.attributes['name'] ?? '',
      ...(flagIn(element, 'brackets') && { brackets: true }),
      span: spanOf(element),
    },
  ],
  print: ({ anchor, brackets, span }) => write('ref', { name: anchor, brackets, at: placeText(span) }),
};
