import { headlineFormat, type AttributeFormat, type BlockFormat } from '../format.ts';
import { placeText, printHeadline } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, childrenOf, digitIn, flagIn, spanOf, without } from '../xml-element.ts';
import type { Inline } from '../inline.ts';
import type { Block } from '../block.ts';
import type { Span } from '../../source/index.ts';
import type { BlockContents } from '../block-contents.ts';

/** `initialTab` counts from 0; a toggleable tab collapses when it is chosen again. */
export interface Tabs {
  readonly kind: 'tabs';
  readonly initialTab: number;
  readonly toggleable: boolean;
  readonly tabs: readonly {
    readonly title: readonly Inline[];
    readonly blocks: readonly Block[];
    readonly span: Span;
  }[];
  readonly span: Span;
}

/** Which tab is open; used by tabs and by figures. */
export const tabAttributes: readonly AttributeFormat[] = [
  {
    name: 'initial-tab',
    values: 'digit',
    default: '0',
    meaning: 'the initially open tab, from 0; 0 if it does not exist',
  },
  {
    name: 'tabs-toggable',
    values: ['true', 'false'],
    default: 'false',
    meaning: 'whether the open tab closes when selected again',
  },
];

/** Blocks that take turns; an initial tab that does not exist means the first. */
export const tabsFormat: BlockFormat<Tabs> = {
  elements: [
    {
      tag: 'tabs',
      meaning: 'blocks that take turns',
      attributes: tabAttributes,
      content: [{ tag: 'tab', many: true, meaning: 'one tab', attributes: [], content: [headlineFormat, 'blocks'] }],
    },
  ],
  example:
    '<tabs initial-tab="1" tabs-toggable="true" at="0-80"><tab at="3-9"><headline>One</headline><p>Text.</p></tab><tab><headline>Two</headline></tab></tabs>',
  read: (element, reading) => {
    const tabs = childrenOf(element, 'tab');
    const initialTab = digitIn(element, 'initial-tab');
    return {
      kind: 'tabs',
      initialTab: initialTab < tabs.length ? initialTab : 0,
      toggleable: flagIn(element, 'tabs-toggable'),
      tabs: tabs.map((tab) => ({
        title: reading.inline(childOf(tab, 'headline')),
        blocks: reading.blocks(without(tab, 'headline')),
        span: spanOf(tab),
      })),
      span: spanOf(element),
    };
  },
  print: ({ initialTab, toggleable, tabs, span }, printing) =>
    write(
      'tabs',
      { 'initial-tab': initialTab, 'tabs-toggable': toggleable || undefined, at: placeText(span) },
      tabs.map((tab) =>
        write('tab', { at: placeText(tab.span) }, [printHeadline(tab.title, printing), printing.blocks(tab.blocks)]),
      ),
    ),
};

/** What is in it. */
export const tabsContents: BlockContents<Tabs> = {
  blocks: ({ tabs }) => tabs.flatMap((tab) => tab.blocks),
  lines: ({ tabs }) => tabs.map((tab) => tab.title),
  mark: (block, marking) => marking.parts(block.tabs, (tabs) => ({ ...block, tabs })),
};
