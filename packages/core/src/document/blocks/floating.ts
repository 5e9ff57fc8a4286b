import type { BlockFormat } from '../format.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { spanOf, wordIn } from '../xml-element.ts';
import type { Block } from '../block.ts';
import type { Span } from '../../source/index.ts';
import type { BlockContents } from '../block-contents.ts';

const floatSides = ['left', 'right'] as const;

/** Blocks beside the ones that follow, if there is room. */
export interface Floating {
  readonly kind: 'floating';
  readonly side: (typeof floatSides)[number];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

/** Blocks beside the ones that follow. */
export const floatingFormat: BlockFormat<Floating> = {
  elements: [
    {
      tag: 'float',
      meaning: 'blocks beside the ones that follow, if there is room',
      attributes: [{ name: 'side', values: floatSides, default: 'right', meaning: 'which side' }],
      content: ['blocks'],
    },
  ],
  example: '<float side="left" at="0-30"><p>Beside.</p></float>',
  read: (element, reading) => ({
    kind: 'floating',
    side: wordIn(element, 'side', floatSides) ?? 'right',
    blocks: reading.blocks(element),
    span: spanOf(element),
  }),
  print: ({ side, blocks, span }, printing) => write('float', { side, at: placeText(span) }, printing.blocks(blocks)),
};

/** What is in it. */
export const floatingContents: BlockContents<Floating> = {
  blocks: ({ blocks }) => blocks,
  lines: () => [],
  mark: (floating, marking) => ({ ...floating, blocks: marking.among(floating.blocks) }),
};
