import { allowedHref } from '../allowed-href.ts';
import type { InlineFormat, InlineOf } from '../format.ts';
import { element as write } from '../xml-writer.ts';

/** An external link; only its text is kept if the address is not allowed. */
export const linkFormat: InlineFormat<InlineOf<'link'>> = {
  elements: [
    {
      tag: 'link',
      meaning: 'an external link; if its address is not allowed, only its text is shown',
      attributes: [
        {
          name: 'href',
          values: 'address',
          default: '',
          meaning: '`http`, `https`, `mailto` or a path of the platform',
        },
      ],
      content: ['inline'],
    },
  ],
  example: '<link href="https://example.org/a?b=c#d">words</link>',
  read: (element, reading) => {
    const address = element.attributes['href'] ?? '';
    const content = reading.inline(element);
    const href = allowedHref(address);
    if (href !== undefined) return [{ kind: 'link', href, content }];
    reading.leaveOut('address', address);
    return content;
  },
  print: ({ href, content }, printing) => write('link', { href }, printing.inline(content)),
};
