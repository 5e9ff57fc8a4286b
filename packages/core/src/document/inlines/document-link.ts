import { plainContentPath } from '../content-path.ts';
import type { InlineFormat } from '../format.ts';
import type { DocumentLink } from '../inline.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { spanOf } from '../xml-element.ts';

/** A link to another document of the pool. */
export const documentLinkFormat: InlineFormat<DocumentLink> = {
  elements: [
    {
      tag: 'doclink',
      meaning: 'a link to another document',
      attributes: [
        {
          name: 'path',
          values: 'path',
          default: '',
          meaning: 'its path in the content; missing if unknown',
        },
        { name: 'type', values: 'name', default: '', meaning: 'the type given by its author: `article`' },
        { name: 'id', values: 'name', default: 'the path', meaning: 'the name its author used for it' },
      ],
      content: ['inline'],
    },
  ],
  example: '<doclink path="fractions/adding" type="article" id="adding" at="1-9">words</doclink>',
  read: (element, reading) => {
    const path = plainContentPath(element.attributes['path']);
    const { type = '', id = '' } = element.attributes;
    const content = reading.inline(element);
    return [{ kind: 'documentLink', ...(path && { path }), type, id: path ?? id, content, span: spanOf(element) }];
  },
  print: ({ path, type, id, content, span }, printing) =>
    write('doclink', { path, type, id, at: placeText(span) }, printing.inline(content)),
};
