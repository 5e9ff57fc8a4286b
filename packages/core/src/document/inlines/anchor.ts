import type { InlineFormat, InlineOf } from '../format.ts';
import { element as write } from '../xml-writer.ts';

/** The target of references on the page. */
export const anchorFormat: InlineFormat<InlineOf<'anchor'>> = {
  elements: [
    {
      tag: 'anchor',
      meaning: 'the target of references, optionally with text',
      attributes: [{ name: 'name', values: 'name', default: '', meaning: 'the name used by a `ref`' }],
      content: ['inline'],
    },
  ],
  example: '<anchor name="start"/><anchor name="here">words</anchor>',
  read: (element, reading) => {
    const content = reading.inline(element);
    return [{ kind: 'anchor', name: element.attributes['name'] ?? '', ...(content.length > 0 && { content }) }];
  },
  print: ({ name, content = [] }, printing) => write('anchor', { name }, printing.inline(content)),
};
