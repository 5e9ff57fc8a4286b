import { askedAttributes, askedContent, explanationFormat } from '../asked-format.ts';
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
  example:
    '<question id="q1" type="mc.matrix" field="integer" display-precision="3" corrector-mode="rounded" corrector-precision="4" permute-choices="1-2" score-type="3" all-must-be-correct="true" show-explanation="always" at="0-99"><variables><variable type="randint" name="a" name-at="1-2" at="1-9"><value>2</value><value>9</value></variable></variables><text><p>What is <var name="a"/>?</p></text><label>true</label><label>false</label><choice id="c1" correct="true" at="3-9">One</choice><choice condition="a &gt; 2" condition-at="5-9">Two</choice><choicematrix type="multiple"><column>even</column><column>odd</column><row correct="1 2" at="2-3">2</row></choicematrix><tile id="t1" at="3-4">2</tile><answer type="input.function" score="2" at="4-9"><text>x =</text><solution at="5-6">a</solution><corrector name="checkAsFunction" epsilon="0.01"><value at="1-2">x</value><value at="3-4">-5</value><value at="5-6">5</value><value>10</value></corrector><explanation condition="ans = 1" condition-at="6-9"><p>No.</p></explanation></answer><permutation answers="1 2"/><explanation condition="a = 2" condition-at="3-8"><p>So.</p></explanation></question>',
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
