import { headlineFormat, type BlockFormat } from '../format.ts';
import { placeText, printHeadline } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, spanOf, without } from '../xml-element.ts';
import type { Inline } from '../inline.ts';
import type { Block } from '../block.ts';
import type { Span } from '../../source/index.ts';
import type { BlockContents } from '../block-contents.ts';

/** Content a click shows and hides; initially shown unless its initial state is hidden. */
export interface ShowHide {
  readonly kind: 'showHide';
  readonly initiallyShown: boolean;
  readonly title?: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

/** Content a click shows and hides: shown unless the initial state is 0 (specification 002 §4). */
export const showHideFormat: BlockFormat<ShowHide> = {
  elements: [
    {
      tag: 'showhide',
      meaning: 'content that a click shows and hides',
      attributes: [{ name: 'initial-state', values: ['0', '1'], default: '1', meaning: '0: initially hidden' }],
      content: [headlineFormat, 'blocks'],
    },
  ],
  example: '<showhide initial-state="0" at="0-50"><headline>Solution</headline><p>Text.</p></showhide>',
  read: (element, reading) => {
    const title = childOf(element, 'headline');
    return {
      kind: 'showHide',
      initiallyShown: element.attributes['initial-state']?.trim() !== '0',
      ...(title && { title: reading.inline(title) }),
      blocks: reading.blocks(without(element, 'headline')),
      span: spanOf(element),
    };
  },
  print: ({ initiallyShown, title, blocks, span }, printing) =>
    write('showhide', { 'initial-state': initiallyShown ? undefined : 0, at: placeText(span) }, [
      printHeadline(title, printing),
      printing.blocks(blocks),
    ]),
};

/** What is in it. */
export const showHideContents: BlockContents<ShowHide> = {
  blocks: ({ blocks }) => blocks,
  lines: ({ title }) => (title === undefined ? [] : [title]),
  mark: (showHide, marking) => ({ ...showHide, blocks: marking.among(showHide.blocks) }),
};
