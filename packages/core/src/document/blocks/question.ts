import { askedAttributes, askedContent, askedExample, explanationFormat } from '../asked-format.ts';
import type { ProblemQuestion } from '../block.ts';
import type { BlockFormat } from '../format.ts';
import { attributesAsked, printAsked, printExplanations } from '../print-asked.ts';
import { readExplanations } from '../read-answer.ts';
import { readAsked } from '../read-asked.ts';
import { element as write } from '../xml-writer.ts';

/** A question of a problem. */
export const questionFormat: BlockFormat<ProblemQuestion> = {
  elements: [
    {
      tag: 'question',
      meaning: 'a question of a problem; the variables of the problem are its own, too, and stand first',
      attributes: [
        ...askedAttributes('question-1'),
        {
          name: 'show-explanation',
          values: ['always', 'wrong'],
          default: 'wrong',
          meaning: 'to whom explanations are told',
        },
      ],
      content: [...askedContent, explanationFormat],
    },
  ],
  example: `<question id="q1" ${askedExample.attributes} show-explanation="always" at="0-99">${askedExample.content}<explanation condition="a = 2" condition-at="3-8"><p>So.</p></explanation></question>`,
  read: (element, reading) => ({
    kind: 'question',
    ...readAsked(element, 'question', reading),
    explanations: readExplanations(element, reading),
    explainsAlways: element.attributes['show-explanation'] === 'always',
  }),
  print: (question, printing) =>
    write(
      'question',
      { ...attributesAsked(question), 'show-explanation': question.explainsAlways ? 'always' : undefined },
      printAsked(question, printing) + printExplanations(question.explanations, printing),
    ),
};
