import type { InlineFormat, InlineOf } from '../format.ts';
import { printSource } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, sourceTextOf, spanOf } from '../xml-element.ts';

/** One of two texts, selected by a condition on the variables. */
export const conditionalFormat: InlineFormat<InlineOf<'conditional'>> = {
  elements: [
    {
      tag: 'if',
      meaning: 'one of two texts',
      attributes: [],
      content: [
        {
          tag: 'condition',
          meaning: 'a condition on the variables; an empty one always holds',
          attributes: [],
          content: ['text'],
        },
        { tag: 'then', meaning: 'shown while it holds', attributes: [], content: ['inline'] },
        { tag: 'else', meaning: 'shown while it does not hold', attributes: [], content: ['inline'] },
      ],
    },
  ],
  example: '<if><condition at="5-6">a &gt; 0</condition><then>positive</then><else>not positive</else></if>',
  read: (element, reading) => {
    const condition = childOf(element, 'condition');
    return [
      {
        kind: 'conditional',
        condition: condition === undefined ? { text: '', span: spanOf(element) } : sourceTextOf(condition),
        then: reading.inline(childOf(element, 'then')),
        otherwise: reading.inline(childOf(element, 'else')),
      },
    ];
  },
  print: ({ condition, then, otherwise }, printing) =>
    write('if', {}, [
      printSource('condition', condition),
      write('then', {}, printing.inline(then)),
      otherwise.length === 0 ? '' : write('else', {}, printing.inline(otherwise)),
    ]),
};
