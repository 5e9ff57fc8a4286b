import { questionAttributes, questionContent, questionExample, explanationFormat } from '../question-format.ts';
import type { BlockFormat } from '../format.ts';
import { attributesOfQuestion, printQuestion, printExplanations } from '../print-question.ts';
import { readExplanations } from '../read-answer.ts';
import { readQuestion } from '../read-question.ts';
import { flagIn, numberIn } from '../xml-element.ts';
import { element as write } from '../xml-writer.ts';
import type { Question, Explanation } from '../question.ts';
import type { BlockContents } from '../block-contents.ts';
import { linesOfQuestion } from '../question-lines.ts';

/** One question of a problem. `variables` of every question include the global variables of the problem. */
export interface ProblemQuestion extends Question {
  readonly kind: 'question';
  readonly explanations: readonly Explanation[];
  /** Whether explanations are also shown to learners who were right. */
  readonly explainsAlways: boolean;
  /** Its number in the problem, from 1, where not all of its questions are asked. */
  readonly number?: number;
  /** Its source has an error: it is not asked, and nobody is marked for it. */
  readonly isBroken?: true;
}

/** Larger numbers are slips. */
const mostQuestions = 9999;

/** A question of a problem. */
export const questionFormat: BlockFormat<ProblemQuestion> = {
  elements: [
    {
      tag: 'question',
      meaning: 'a question of a problem; its variables include those of the problem, which come first',
      attributes: [
        ...questionAttributes('question-1'),
        {
          name: 'show-explanation',
          values: ['always', 'wrong'],
          default: 'wrong',
          meaning: 'whether explanations are always shown, or only after wrong answers',
        },
        {
          name: 'number',
          values: 'number',
          default: 'its place',
          meaning: 'its number in the problem, in documents that are handed out, where others may be left out',
        },
        {
          name: 'broken',
          values: ['true', 'false'],
          default: 'false',
          meaning: 'whether its source has an error: the question is not asked, and nobody is marked for it',
        },
      ],
      content: [...questionContent, explanationFormat],
    },
  ],
  example: `<question id="q1" ${questionExample.attributes} show-explanation="always" number="2" broken="true" at="0-99">${questionExample.content}<explanation condition="a = 2" condition-at="3-8"><p>So.</p></explanation></question>`,
  read: (element, reading) => {
    const number = numberIn(element, 'number');
    return {
      kind: 'question',
      ...readQuestion(element, 'question', reading),
      explanations: readExplanations(element, reading),
      explainsAlways: element.attributes['show-explanation'] === 'always',
      ...(number !== undefined && number >= 1 && number <= mostQuestions && { number: Math.floor(number) }),
      ...(flagIn(element, 'broken') && { isBroken: true }),
    };
  },
  print: (question, printing) =>
    write(
      'question',
      {
        ...attributesOfQuestion(question),
        'show-explanation': question.explainsAlways ? 'always' : undefined,
        number: question.number,
        broken: question.isBroken,
      },
      [printQuestion(question, printing), printExplanations(question.explanations, printing)],
    ),
};

/** What is in it. */
export const questionContents: BlockContents<ProblemQuestion> = {
  blocks: ({ text, answers, explanations, marking }) => [
    ...text,
    ...(marking?.grades ?? []).flatMap(({ feedback }) => feedback),
    ...[...answers.flatMap((answer) => [...answer.explanations, ...answer.credits]), ...explanations].flatMap(
      ({ blocks }) => blocks,
    ),
  ],
  lines: linesOfQuestion,
};
