import type { BlockFormat } from '../format.ts';
import { placeText, printHeadline } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, childrenOf, spanOf, without, wordIn } from '../xml-element.ts';
import type { Inline } from '../inline.ts';
import type { Block } from '../block.ts';
import type { Span } from '../../source/index.ts';
import type { BlockContents } from '../block-contents.ts';

/** Label styles of lists (specification 002 §9). */
export const listStyles = [
  'arabic',
  'alph',
  'Alph',
  'roman',
  'Roman',
  'greek',
  'bullet',
  'dash',
  'ast',
  'dot',
  'square',
  'circle',
  'arrow',
] as const;

export type ListStyle = (typeof listStyles)[number];

const listTypes = ['ordered', 'unordered', 'description'] as const;

export interface List {
  readonly kind: 'list';
  readonly type: (typeof listTypes)[number];
  /** If missing, the default style of the nesting depth. */
  readonly style?: ListStyle;
  readonly items: readonly ListItem[];
  readonly span: Span;
}

export interface ListItem {
  readonly label?: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

/** List items with numbers, bullets or labels of their own. */
export const listFormat: BlockFormat<List> = {
  elements: [
    {
      tag: 'list',
      meaning: 'a list of items',
      attributes: [
        { name: 'type', values: listTypes, default: 'unordered', meaning: 'numbers, bullets, or custom labels' },
        {
          name: 'style',
          values: listStyles,
          default: 'the style of its depth',
          meaning: 'the style of numbers or bullets',
        },
      ],
      content: [
        {
          tag: 'item',
          many: true,
          meaning: 'one item',
          attributes: [],
          content: [{ tag: 'label', meaning: 'a custom label', attributes: [], content: ['inline'] }, 'blocks'],
        },
      ],
    },
  ],
  example:
    '<list type="ordered" style="Roman" at="0-40"><item at="3-9"><label>A</label><p>First.</p></item><item><p>Second.</p></item></list>',
  read: (element, reading) => {
    const style = wordIn(element, 'style', listStyles);
    return {
      kind: 'list',
      type: wordIn(element, 'type', listTypes) ?? 'unordered',
      ...(style && { style }),
      items: childrenOf(element, 'item').map((item) => {
        const label = childOf(item, 'label');
        return {
          ...(label && { label: reading.inline(label) }),
          blocks: reading.blocks(without(item, 'label')),
          span: spanOf(item),
        };
      }),
      span: spanOf(element),
    };
  },
  print: ({ type, style, items, span }, printing) => {
    const printed = items.map((item) =>
      write('item', { at: placeText(item.span) }, [
        printHeadline(item.label, printing, 'label'),
        printing.blocks(item.blocks),
      ]),
    );
    return write('list', { type, style, at: placeText(span) }, printed);
  },
};

/** What is in it. */
export const listContents: BlockContents<List> = {
  blocks: ({ items }) => items.flatMap((item) => item.blocks),
  lines: ({ items }) => items.flatMap((item) => (item.label === undefined ? [] : [item.label])),
  mark: (list, marking) => marking.parts(list.items, (items) => ({ ...list, items })),
};
