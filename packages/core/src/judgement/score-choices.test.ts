import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { countChoices, scoreChoices, scoreMatrix, usualScoreType } from './index.ts';

function score(correct: string, chosen: string, scoreType: number): number {
  const truths = (text: string) => Array.from(text, (letter) => letter === 'x');
  return scoreChoices(countChoices(truths(correct), truths(chosen)), scoreType);
}

describe('the score of choices', () => {
  it.each([
    [1, 'xx--', 'xx--', 1],
    [1, 'xx--', 'x-x-', 1 / 3],
    [1, 'x---', '-x--', 0],
    [2, 'xx--', 'x-x-', 0.5],
    [3, 'xx--', 'xxx-', 0.5],
    [3, 'xx--', '--xx', 0],
    [5, 'xx--', 'xx--', 1],
    [5, 'xx--', 'x---', 0.5],
    [5, 'xx--', '----', 0],
    [6, 'xx--', 'x---', 0.5],
    [6, 'xx--', 'x-x-', 0],
    [7, 'xx--', 'xxx-', 0.5],
    [7, 'xx--', '--xx', 0],
    [9, 'x---', 'x---', 1],
    [9, 'xx--', 'x---', 1],
    [9, 'xx--', '----', 0],
    [9, 'xx--', 'x-x-', 0],
  ])('of type %i for %s answered by %s is %d', (scoreType, correct, chosen, expected) => {
    expect(score(correct, chosen, scoreType)).toBeCloseTo(expected, 12);
  });

  it('is 1 for what is right, and lies between 0 and 1', () => {
    const marks = fc.stringMatching(/^[x-]{4}$/);
    fc.assert(
      fc.property(marks, marks, fc.constantFrom(1, 2, 3, 5, 6, 7, 9), (correct, chosen, scoreType) => {
        const given = score(correct, chosen, scoreType);
        expect(given).toBeGreaterThanOrEqual(0);
        expect(given).toBeLessThanOrEqual(1);
        if (correct.includes('x')) expect(score(correct, correct, scoreType)).toBe(1);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('of a matrix counts rows or columns', () => {
    const correct = [
      [true, false],
      [false, true],
      [true, false],
    ];
    const chosen = [
      [true, false],
      [false, true],
      [false, false],
    ];
    expect(scoreMatrix(correct, chosen, 8)).toBeCloseTo(2 / 3);
    expect(scoreMatrix(correct, chosen, 4)).toBe(0.5);
    expect(scoreMatrix(correct, chosen, 2)).toBeCloseTo(5 / 6);
  });

  it('is usual for its type', () => {
    expect((['mc.multiple', 'mc.unique', 'mc.yesno', 'mc.matrix'] as const).map(usualScoreType)).toEqual([1, 9, 2, 1]);
  });
});
