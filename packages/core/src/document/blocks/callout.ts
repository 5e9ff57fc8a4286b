import { headlineFormat, type BlockFormat } from '../format.ts';
import { placeText, printHeadline } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, spanOf, without, wordIn } from '../xml-element.ts';
import type { Inline } from '../inline.ts';
import type { Block } from '../block.ts';
import type { Span } from '../../source/index.ts';
import type { BlockContents } from '../block-contents.ts';

/** The named boxes of a page: a definition, a tip, a proof … */
export const calloutRoles = [
  'definition',
  'theorem',
  'proof',
  'rule',
  'example',
  'remark',
  'explanation',
  'tip',
  'summary',
  'algorithm',
  'supplement',
  'warning',
  'important',
  'annotation',
  'info',
  'notation',
  'exercise',
  'error',
  'code-output',
  'quickcheck-explanation',
  'problem-explanation',
  'info-box',
  'base',
  'custom',
  'bookreference',
] as const;

export type CalloutRole = (typeof calloutRoles)[number];

/** Callouts with a number, counted together through a document, as in a textbook. */
export const numberedRoles: readonly CalloutRole[] = [
  'definition',
  'theorem',
  'rule',
  'example',
  'remark',
  'algorithm',
  'exercise',
];

export interface Callout {
  readonly kind: 'callout';
  readonly role: CalloutRole;
  readonly number?: string;
  readonly title?: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

/** A named box of the page; one of an unknown role is shown as an info. */
export const calloutFormat: BlockFormat<Callout> = {
  elements: [
    {
      tag: 'block',
      meaning: 'a named box: a definition, a proof, a tip …',
      attributes: [
        { name: 'role', values: calloutRoles, default: 'info', meaning: 'its role' },
        { name: 'num', values: 'text', default: '', meaning: 'its number' },
      ],
      content: [headlineFormat, 'blocks'],
    },
  ],
  example: '<block role="theorem" num="3" at="0-50"><headline>Pythagoras</headline><p>Text.</p></block>',
  read: (element, reading) => {
    const role = wordIn(element, 'role', calloutRoles);
    if (role === undefined) reading.leaveOut('role', element.attributes['role'] ?? '');
    const { num } = element.attributes;
    const title = childOf(element, 'headline');
    return {
      kind: 'callout',
      role: role ?? 'info',
      ...(num && { number: num }),
      ...(title && { title: reading.inline(title) }),
      blocks: reading.blocks(without(element, 'headline')),
      span: spanOf(element),
    };
  },
  print: ({ role, number, title, blocks, span }, printing) =>
    write('block', { role, num: number, at: placeText(span) }, [
      printHeadline(title, printing),
      printing.blocks(blocks),
    ]),
};

/** What is in it. */
export const calloutContents: BlockContents<Callout> = {
  blocks: ({ blocks }) => blocks,
  lines: ({ title }) => (title === undefined ? [] : [title]),
  mark: (callout, marking) => ({ ...callout, blocks: marking.among(callout.blocks) }),
};
