import { writeNumber } from '../../source/index.ts';
import type { BlockFormat } from '../format.ts';
import type { HighscoreEntry, Highscores } from '../game-blocks.ts';
import { placeText } from '../printing.ts';
import type { DocumentReading } from '../reading.ts';
import { childrenOf, flagIn, numberIn, spanOf } from '../xml-element.ts';
import { element as write, type Markup } from '../xml-writer.ts';
import type { XmlElement } from '../xml.ts';
import type { BlockContents } from '../block-contents.ts';
export type { Highscores } from '../game-blocks.ts';

const yesNo = ['true', 'false'] as const;

/** The ranking of a game, in order of rank. Entries without a rank are dropped. */
export const highscoresFormat: BlockFormat<Highscores> = {
  elements: [
    {
      tag: 'highscores',
      meaning: 'the ranking of a game, provided by the platform',
      attributes: [
        { name: 'level', values: 'number', default: '', meaning: 'the level of the game, from 1' },
        { name: 'threshold-achieved', values: yesNo, default: 'false', meaning: 'whether the next level is unlocked' },
      ],
      content: [
        {
          tag: 'entry',
          many: true,
          meaning: 'a result',
          attributes: [
            { name: 'index', values: 'number', default: '', meaning: 'its rank, from 1; required' },
            { name: 'score', values: 'number', default: '0', meaning: 'the score' },
            { name: 'time', values: 'number', default: '0', meaning: 'the time in seconds' },
            { name: 'mine', values: yesNo, default: 'false', meaning: 'whether it is a result of the reader' },
            {
              name: 'current',
              values: yesNo,
              default: 'false',
              meaning: 'whether it is the result of the game just played',
            },
            { name: 'myBest', values: yesNo, default: 'false', meaning: "whether it is the reader's best result" },
          ],
          content: [],
        },
      ],
    },
  ],
  example:
    '<highscores level="2" threshold-achieved="true" at="0-9"><entry index="1" score="90" time="185" mine="true" current="true" myBest="true"/></highscores>',
  read: (element, reading) => {
    const level = wholeIn(element, 'level');
    return {
      kind: 'highscores',
      ...(level !== undefined && { level }),
      thresholdAchieved: flagIn(element, 'threshold-achieved'),
      entries: readEntries(element, reading),
      span: spanOf(element),
    };
  },
  print: ({ level, thresholdAchieved, entries, span }) =>
    write(
      'highscores',
      {
        level: level === undefined ? undefined : writeNumber(level),
        'threshold-achieved': thresholdAchieved || undefined,
        at: placeText(span),
      },
      entries.map(printEntry),
    ),
};

/** What is in it. */
export const highscoresContents: BlockContents<Highscores> = { blocks: () => [], lines: () => [] };

function readEntries(element: XmlElement, reading: DocumentReading): readonly HighscoreEntry[] {
  return childrenOf(element, 'entry')
    .flatMap((entry) => {
      const rank = wholeIn(entry, 'index');
      if (rank === undefined) {
        reading.leaveOut('highscore', entry.attributes['index'] ?? '');
        return [];
      }
      return [
        {
          rank,
          score: numberIn(entry, 'score') ?? 0,
          seconds: Math.max(0, numberIn(entry, 'time') ?? 0),
          isCurrent: flagIn(entry, 'current'),
          isOwn: flagIn(entry, 'mine'),
          isMyBest: flagIn(entry, 'myBest'),
        },
      ];
    })
    .sort((one, other) => one.rank - other.rank);
}

function printEntry({ rank, score, seconds, isCurrent, isOwn, isMyBest }: HighscoreEntry): Markup {
  return write('entry', {
    index: writeNumber(rank),
    score: writeNumber(score),
    time: writeNumber(seconds),
    mine: isOwn || undefined,
    current: isCurrent || undefined,
    myBest: isMyBest || undefined,
  });
}

/** A whole number from 1. */
function wholeIn(element: XmlElement, attribute: string): number | undefined {
  const number = numberIn(element, attribute);
  return number !== undefined && Number.isInteger(number) && number >= 1 ? number : undefined;
}
