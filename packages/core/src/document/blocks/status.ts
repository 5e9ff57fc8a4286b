import { writeNumber } from '../../source/index.ts';
import type { BlockFormat } from '../format.ts';
import { performances } from '../../question/index.ts';
import type { ProblemStatus } from '../game-blocks.ts';
import { placeText } from '../printing.ts';
import { flagIn, numberIn, spanOf, wordIn } from '../xml-element.ts';
import { element as write } from '../xml-writer.ts';
import type { BlockContents } from '../block-contents.ts';
export type { ProblemStatus } from '../game-blocks.ts';

/** The result of a problem. */
export const statusFormat: BlockFormat<ProblemStatus> = {
  elements: [
    {
      tag: 'status',
      meaning: 'the result of a problem, provided by the platform',
      attributes: [
        { name: 'performance', values: performances, default: '', meaning: 'the performance' },
        { name: 'times-saved', values: 'number', default: '', meaning: 'how often answers were saved' },
        {
          name: 'rate-article-reminder',
          values: ['true', 'false'],
          default: 'false',
          meaning: 'whether to ask for a rating',
        },
      ],
      content: [],
    },
  ],
  example: '<status performance="passedGood" times-saved="3" rate-article-reminder="true" at="0-9"/>',
  read: (element, reading) => {
    const performance = wordIn(element, 'performance', performances);
    if (performance === undefined) reading.leaveOut('performance', element.attributes['performance'] ?? '');
    const timesSaved = numberIn(element, 'times-saved');
    return {
      kind: 'status',
      ...(performance && { performance }),
      ...(timesSaved !== undefined && Number.isInteger(timesSaved) && timesSaved >= 0 && { timesSaved }),
      rateArticleReminder: flagIn(element, 'rate-article-reminder'),
      span: spanOf(element),
    };
  },
  print: ({ performance, timesSaved, rateArticleReminder, span }) =>
    write('status', {
      performance,
      'times-saved': timesSaved === undefined ? undefined : writeNumber(timesSaved),
      'rate-article-reminder': rateArticleReminder || undefined,
      at: placeText(span),
    }),
};

/** What is in it. */
export const statusContents: BlockContents<ProblemStatus> = { blocks: () => [], lines: () => [] };
