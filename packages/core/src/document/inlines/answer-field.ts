import { writeNumber } from '../../source/index.ts';
import type { InlineFormat, InlineOf } from '../format.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { numberIn, spanOf } from '../xml-element.ts';

/** The position of an answer field in the text of its question. */
export const answerFieldFormat: InlineFormat<InlineOf<'answerField'>> = {
  elements: [
    {
      tag: 'ansref',
      meaning: 'the field of an answer, in the text of its question',
      attributes: [{ name: 'answer', values: 'number', default: '1', meaning: 'the number of the answer, from 1' }],
      content: [],
    },
  ],
  example: '<ansref answer="2" at="7-8"/>',
  read: (element) => [{ kind: 'answerField', answer: numberIn(element, 'answer') ?? 1, span: spanOf(element) }],
  print: ({ answer, span }) => write('ansref', { answer: writeNumber(answer), at: placeText(span) }),
};
