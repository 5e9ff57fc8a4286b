import { explanationFormat, questionAttributes, questionContent, questionExample } from '../question-format.ts';
import type { BlockFormat } from '../format.ts';
import { attributesOfQuestion, printExplanations, printQuestion } from '../print-question.ts';
import { readExplanations } from '../read-answer.ts';
import { readQuestion } from '../read-question.ts';
import { element as write } from '../xml-writer.ts';
import type { Explanation, Question } from '../question.ts';
import type { BlockContents } from '../block-contents.ts';
import { linesOfQuestion } from '../question-lines.ts';

/** A question inside an article, judged on the spot. */
export interface Quickcheck extends Question {
  readonly kind: 'quickcheck';
  readonly explanations: readonly Explanation[];
}

/** A question inside an article, judged on the spot. */
export const quickcheckFormat: BlockFormat<Quickcheck> = {
  elements: [
    {
      tag: 'quickcheck',
      meaning: 'a question inside an article, judged on the spot',
      attributes: questionAttributes('quickcheck-1'),
      content: [...questionContent, explanationFormat],
    },
  ],
  example: `<quickcheck id="c1" ${questionExample.attributes} at="0-99">${questionExample.content}<explanation condition="a = 2" condition-at="3-8"><p>So.</p></explanation></quickcheck>`,
  read: (element, reading) => ({
    kind: 'quickcheck',
    ...readQuestion(element, 'quickcheck', reading),
    explanations: readExplanations(element, reading),
  }),
  print: (quickcheck, printing) =>
    write('quickcheck', attributesOfQuestion(quickcheck), [
      printQuestion(quickcheck, printing),
      printExplanations(quickcheck.explanations, printing),
    ]),
};

/** What is in it. */
export const quickcheckContents: BlockContents<Quickcheck> = {
  blocks: ({ text, answers, explanations }) => [
    ...text,
    ...[...answers.flatMap((answer) => answer.explanations), ...explanations].flatMap(({ blocks }) => blocks),
  ],
  lines: linesOfQuestion,
};
