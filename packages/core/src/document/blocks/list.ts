import { listStyles, listTypes, type List } from '../block.ts';
import type { BlockFormat } from '../format.ts';
import { placeText, printHeadline } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, childrenOf, spanOf, without, wordIn } from '../xml-element.ts';

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
      write(
        'item',
        { at: placeText(item.span) },
        printHeadline(item.label, printing, 'label') + printing.blocks(item.blocks),
      ),
    );
    return write('list', { type, style, at: placeText(span) }, printed.join(''));
  },
};
