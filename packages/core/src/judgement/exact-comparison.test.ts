import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

const drawn = new Map([['a', { kind: 'number', value: Math.SQRT2 }]] as const);

function verdict(type: 'input.number' | 'input.interval' | 'input.finite-number-set', solution: string, input: string) {
  const answer = { type, solution: sourceText(solution), correctors: [] };
  return judgeAnswer(input, answer, { ...usualJudging, drawn, field: 'rational' }).verdict;
}

describe('one exact comparison', () => {
  it.each([
    ['input.number', '0', 'sqrt(2)*sqrt(3)-sqrt(6)', 'right'],
    ['input.number', 'a', 'sqrt(2)', 'right'],
    ['input.number', 'a', '1.4142135623730951', 'right'],
    ['input.number', 'a', '1.414213562373', 'wrong'],
    ['input.number', 'sqrt(2)*10^400', 'sqrt(8)*10^400/2', 'right'],
    ['input.number', 'sqrt(2)*10^400', '1.4142135623730951*10^400', 'wrong'],
    ['input.interval', '[0; sqrt(2)*10^400]', '[0; 1.4142135623730951*10^400]', 'wrong'],
    ['input.interval', '[0; sqrt(2)*10^400]', '[0; sqrt(8)*10^400/2]', 'right'],
    ['input.finite-number-set', '10^400; 1/3', '1/3; 10^400', 'right'],
    ['input.finite-number-set', '10^400; 1/3', '0.333333333333333333; 10^400', 'wrong'],
  ] as const)('of %s judges %s against %s as %s', (type, solution, input, expected) => {
    expect(verdict(type, solution, input)).toBe(expected);
  });
});
