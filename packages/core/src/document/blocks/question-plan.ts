import type { BlockFormat } from '../format.ts';
import { numbersIn } from '../numbers-in.ts';
import { poolFormat, printPool, readPools } from '../pools.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childrenOf, flagIn, numberIn, spanOf, wordIn } from '../xml-element.ts';
import { writeNumber, type Span } from '../../source/index.ts';
import type { NumberRange } from '../question.ts';
import type { BlockContents } from '../block-contents.ts';

/** Which questions of a problem are asked, and the rules of a game; placed before them. */
export interface QuestionPlan {
  readonly kind: 'questionPlan';
  /** One question is drawn from each; those in no pool are all asked. */
  readonly pools: readonly NumberRange[];
  /** The levels of a game, in order. */
  readonly levels: readonly { readonly questions: readonly number[]; readonly pools: readonly NumberRange[] }[];
  /** Seconds for a level or for each question. If missing, time is only measured. */
  readonly duration?: { readonly seconds: number; readonly per: 'level' | 'question' };
  /** The score from 0 to 1 that opens the next level. */
  readonly levelThreshold?: number;
  readonly levelRepeatable: boolean;
  readonly span: Span;
}

/** Which questions of a problem are asked, and the rules of a game. */
export const questionPlanFormat: BlockFormat<QuestionPlan> = {
  elements: [
    {
      tag: 'questionplan',
      meaning: 'which questions of a problem are asked, and the rules of a game; precedes the questions',
      attributes: [
        { name: 'duration', values: 'number', default: 'unlimited, time is only measured', meaning: 'seconds' },
        { name: 'duration-per', values: ['level', 'question'], default: 'level', meaning: 'what the seconds apply to' },
        {
          name: 'level-threshold',
          values: 'number',
          default: '',
          meaning: 'the score from 0 to 1 that unlocks the next level',
        },
        {
          name: 'level-repeatable',
          values: ['true', 'false'],
          default: 'false',
          meaning: 'whether a level may be repeated',
        },
      ],
      content: [
        poolFormat,
        {
          tag: 'level',
          many: true,
          meaning: 'a level of a game',
          attributes: [{ name: 'questions', values: 'text', default: '', meaning: 'their numbers, from 1: `1 2`' }],
          content: [poolFormat],
        },
      ],
    },
  ],
  example:
    '<questionplan duration="60" duration-per="question" level-threshold="0.5" level-repeatable="true" at="0-9"><pool range="1-3"/><level questions="4 5"><pool range="6-7"/></level></questionplan>',
  read: (element) => {
    const seconds = numberIn(element, 'duration');
    const levelThreshold = numberIn(element, 'level-threshold');
    return {
      kind: 'questionPlan',
      pools: readPools(element),
      levels: childrenOf(element, 'level').map((level) => ({
        questions: numbersIn(level, 'questions'),
        pools: readPools(level),
      })),
      ...(seconds !== undefined &&
        seconds > 0 && {
          duration: { seconds, per: wordIn(element, 'duration-per', ['level', 'question']) ?? 'level' },
        }),
      ...(levelThreshold !== undefined && levelThreshold >= 0 && levelThreshold <= 1 && { levelThreshold }),
      levelRepeatable: flagIn(element, 'level-repeatable'),
      span: spanOf(element),
    };
  },
  print: ({ pools, levels, duration, levelThreshold, levelRepeatable, span }) =>
    write(
      'questionplan',
      {
        duration: duration && writeNumber(duration.seconds),
        'duration-per': duration?.per,
        'level-threshold': levelThreshold === undefined ? undefined : writeNumber(levelThreshold),
        'level-repeatable': levelRepeatable || undefined,
        at: placeText(span),
      },
      [
        ...pools.map(printPool),
        ...levels.map((level) => write('level', { questions: level.questions.join(' ') }, level.pools.map(printPool))),
      ],
    ),
};

/** What is in it. */
export const questionPlanContents: BlockContents<QuestionPlan> = { blocks: () => [], lines: () => [] };
