import type { CodeListing } from '../block.ts';
import type { BlockFormat } from '../format.ts';
import { placeText } from '../printing.ts';
import { element as write, escapeText } from '../xml-writer.ts';
import { spanOf, textOf } from '../xml-element.ts';

/** A program listing, verbatim. */
export const codeFormat: BlockFormat<CodeListing> = {
  elements: [
    {
      tag: 'code',
      meaning: 'a program listing, verbatim',
      attributes: [{ name: 'language', values: 'name', default: '', meaning: 'the programming language' }],
      content: ['text'],
    },
  ],
  example: '<code language="python" at="0-30">if a &lt; b:\n  print(a)</code>',
  read: (element) => {
    const { language } = element.attributes;
    return { kind: 'code', text: textOf(element), ...(language && { language }), span: spanOf(element) };
  },
  print: ({ text, language, span }) => write('code', { language, at: placeText(span) }, escapeText(text)),
};
