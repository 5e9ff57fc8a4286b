import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, type Judged, type Judging } from './index.ts';
import { functionPairs } from './pairs/functions.ts';

const judging: Judging = {
  drawn: new Map(),
  field: 'real',
  precision: { mode: 'atleast', digits: 2 },
  displayPrecision: 2,
  language: 'en',
};

function verdict(type: Judged['type'], solution: string, answer: string) {
  return judgeAnswer(answer, { type, solution: sourceText(solution), correctors: [] }, judging);
}

describe.each(functionPairs)('$reason', ({ right, wrong }) => {
  it.each(right)('%s, written as %s', (solution, answer) => {
    expect(verdict('input.function', solution, answer)).toBe('right');
  });

  it.each(wrong)('%s, not %s', (solution, answer) => {
    expect(verdict('input.function', solution, answer)).toBe('wrong');
  });
});
