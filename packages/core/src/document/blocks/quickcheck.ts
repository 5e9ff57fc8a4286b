import { questionAttributes, questionContent, questionExample } from '../question-format.ts';
import type { BlockFormat } from '../format.ts';
import { attributesOfQuestion, printQuestion } from '../print-question.ts';
import { readQuestion } from '../read-question.ts';
import { element as write } from '../xml-writer.ts';
import { childOf } from '../xml-element.ts';
import type { Block } from '../block.ts';
import type { Question } from '../question.ts';
import type { BlockContents } from '../block-contents.ts';
import { linesOfQuestion } from '../question-lines.ts';

/** A question inside an article, judged on the spot. */
export interface Quickcheck extends Question {
  readonly kind: 'quickcheck';
  readonly explanation: readonly Block[];
}

/** A question inside an article, judged on the spot. */
export const quickcheckFormat: BlockFormat<Quickcheck> = {
  elements: [
    {
      tag: 'quickcheck',
      meaning: 'a question inside an article, judged on the spot',
      attributes: questionAttributes('quickcheck-1'),
      content: [
        ...questionContent,
        { tag: 'explanation', meaning: 'an explanation shown afterwards', attributes: [], content: ['blocks'] },
      ],
    },
  ],
  example: `<quickcheck id="c1" ${questionExample.attributes} at="0-99">${questionExample.content}<explanation><p>So.</p></explanation></quickcheck>`,
  read: (element, reading) => ({
    kind: 'quickcheck',
    ...readQuestion(element, 'quickcheck', reading),
    explanation: reading.blocks(childOf(element, 'explanation')),
  }),
  print: (quickcheck, printing) =>
    write('quickcheck', attributesOfQuestion(quickcheck), [
      printQuestion(quickcheck, printing),
      quickcheck.explanation.length === 0 ? '' : write('explanation', {}, printing.blocks(quickcheck.explanation)),
    ]),
};

/** What is in it. */
export const quickcheckContents: BlockContents<Quickcheck> = {
  blocks: ({ text, explanation }) => [...text, ...explanation],
  lines: linesOfQuestion,
};
