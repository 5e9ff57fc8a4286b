import { askedAttributes, askedContent, askedExample } from '../asked-format.ts';
import type { Quickcheck } from '../block.ts';
import type { BlockFormat } from '../format.ts';
import { attributesAsked, printAsked } from '../print-asked.ts';
import { readAsked } from '../read-asked.ts';
import { element as write } from '../xml-writer.ts';
import { childOf } from '../xml-element.ts';

/** A question inside an article, judged on the spot. */
export const quickcheckFormat: BlockFormat<Quickcheck> = {
  elements: [
    {
      tag: 'quickcheck',
      meaning: 'a question inside an article, judged on the spot',
      attributes: askedAttributes('quickcheck-1'),
      content: [
        ...askedContent,
        { tag: 'explanation', meaning: 'what is told afterwards', attributes: [], content: ['blocks'] },
      ],
    },
  ],
  example: `<quickcheck id="c1" ${askedExample.attributes} at="0-99">${askedExample.content}<explanation><p>So.</p></explanation></quickcheck>`,
  read: (element, reading) => ({
    kind: 'quickcheck',
    ...readAsked(element, 'quickcheck', reading),
    explanation: reading.blocks(childOf(element, 'explanation')),
  }),
  print: (quickcheck, printing) =>
    write(
      'quickcheck',
      attributesAsked(quickcheck),
      printAsked(quickcheck, printing) +
        (quickcheck.explanation.length === 0 ? '' : write('explanation', {}, printing.blocks(quickcheck.explanation))),
    ),
};
