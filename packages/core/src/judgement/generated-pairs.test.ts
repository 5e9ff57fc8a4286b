import { describe, expect, it } from 'vitest';
import { verdictOnPair } from '../testing/index.ts';
import { generatedPairs } from './pairs/generated.ts';

const pairs = generatedPairs
  .trim()
  .split('\n')
  .map((line) => line.split(' ~ '));

/** The greatest part of pairs that may be undecided, or unreadable: some mistakes leave a number without a value. */
const mostUnjudged = 0.01;

describe('pairs whose verdict another program knows', () => {
  it('are never judged otherwise, and hardly ever undecided', () => {
    const judged = pairs.map(([kind = '', mark, solution = '', answer = '']) => ({
      pair: [kind, mark, solution, answer].join(' ~ '),
      isEqual: mark === '=',
      verdict: verdictOnPair(kind, solution, answer),
    }));
    expect(judged.length).toBeGreaterThan(300);
    expect(judged.filter(({ isEqual, verdict }) => verdict === (isEqual ? 'wrong' : 'right'))).toEqual([]);
    const unjudged = judged.filter(({ isEqual, verdict }) => verdict !== (isEqual ? 'right' : 'wrong'));
    expect(unjudged.length).toBeLessThan(mostUnjudged * judged.length);
  });
});
