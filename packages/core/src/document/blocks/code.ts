import type { BlockFormat } from '../format.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { spanOf, textOf } from '../xml-element.ts';
import type { Span } from '../../source/index.ts';
import type { BlockContents } from '../block-contents.ts';

export interface CodeListing {
  readonly kind: 'code';
  readonly text: string;
  readonly language?: string;
  readonly span: Span;
}

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
  print: ({ text, language, span }) => write('code', { language, at: placeText(span) }, text),
};

/** What is in it. */
export const codeContents: BlockContents<CodeListing> = { blocks: () => [], lines: () => [] };
