import { askedAttributes, askedContent } from '../asked-format.ts';
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
  example:
    '<quickcheck id="c1" type="mc.matrix" field="integer" display-precision="3" corrector-mode="rounded" corrector-precision="4" permute-choices="1-2" score-type="3" all-must-be-correct="true" at="0-99"><variables><variable type="randint" name="a" name-at="1-2" at="1-9"><value>2</value><value>9</value></variable></variables><text><p>What is <var name="a"/>?</p></text><label>true</label><label>false</label><choice id="c1" correct="true" at="3-9">One</choice><choice condition="a &gt; 2" condition-at="5-9">Two</choice><choicematrix type="multiple"><column>even</column><column>odd</column><row correct="1 2" at="2-3">2</row></choicematrix><tile id="t1" at="3-4">2</tile><answer type="input.function" score="2" at="4-9"><text>x =</text><solution at="5-6">a</solution><corrector name="checkAsFunction" epsilon="0.01"><value at="1-2">x</value><value at="3-4">-5</value><value at="5-6">5</value><value>10</value></corrector><explanation condition="ans = 1" condition-at="6-9"><p>No.</p></explanation></answer><permutation answers="1 2"/><explanation><p>So.</p></explanation></quickcheck>',
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
