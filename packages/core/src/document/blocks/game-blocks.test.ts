import { describe, expect, it } from 'vitest';
import { RecordingLog } from '../../testing/index.ts';
import { readBlocks, type Block } from '../index.ts';

function block(xml: string, log = new RecordingLog()): Block | undefined {
  const read = readBlocks(xml, { log });
  return read.ok ? read.value[0] : undefined;
}

describe('highscores', () => {
  it('have a level and entries by rank', () => {
    const xml = `<highscores level="2" threshold-achieved="true" at="1-9"><entry index="2" score="7.5" time="61" current="true"/>
      <entry index="1" score="9" time="185" mine="true" myBest="true"/></highscores>`;
    expect(block(xml)).toEqual({
      kind: 'highscores',
      level: 2,
      thresholdAchieved: true,
      entries: [
        { rank: 1, score: 9, seconds: 185, isCurrent: false, isOwn: true, isMyBest: true },
        { rank: 2, score: 7.5, seconds: 61, isCurrent: true, isOwn: false, isMyBest: false },
      ],
      span: { from: 1, to: 9 },
    });
  });

  it('leave out entries without a rank, and say so', () => {
    const log = new RecordingLog();
    const entries = '<entry/><entry index="0"/><entry index="1.5"/><entry index="first"/><entry index="3" time="-4"/>';
    expect(block(`<highscores level="0">${entries}</highscores>`, log)).toEqual({
      kind: 'highscores',
      thresholdAchieved: false,
      entries: [{ rank: 3, score: 0, seconds: 0, isCurrent: false, isOwn: false, isMyBest: false }],
      span: { from: 0, to: 0 },
    });
    expect(log.lines).toHaveLength(4);
  });
});

describe('status', () => {
  it('says how a problem went', () => {
    expect(block('<status performance="passedOld" times-saved="3" rate-article-reminder="true"/>')).toMatchObject({
      kind: 'status',
      performance: 'passedOld',
      timesSaved: 3,
      rateArticleReminder: true,
    });
  });

  it.each(['', 'performance="splendid" times-saved="often"', 'times-saved="-1"', 'times-saved="1.5"'])(
    'says nothing that is not said: %s',
    (attributes) => {
      expect(block(`<status ${attributes}/>`)).toEqual({
        kind: 'status',
        rateArticleReminder: false,
        span: { from: 0, to: 0 },
      });
    },
  );
});

it('the overview of a course is a block', () => {
  expect(block('<overview at="3-4"/>')).toEqual({ kind: 'overview', span: { from: 3, to: 4 } });
});
