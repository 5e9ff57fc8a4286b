import { describe, expect, it } from 'vitest';
import { sourceText } from '../../testing/index.ts';
import { judgeAnswer, type Verdict } from '../index.ts';
import { usualJudging } from '../testing/usual-judging.ts';
import { firstAnswers } from './first-answers.ts';
import { secondAnswers } from './second-answers.ts';
import type { StrictAnswers } from './strict-answers.ts';

function verdict({ type, solution, judging, correctors = [] }: StrictAnswers, input: string): Verdict {
  return judgeAnswer(input, { type, solution: sourceText(solution), correctors }, { ...usualJudging, ...judging })
    .verdict;
}

describe.each([...firstAnswers, ...secondAnswers])('answers to $solution ($type)', (question) => {
  const { right, wrong, asked = [] } = question;

  it('are right', () => {
    expect(right.filter((input) => verdict(question, input) !== 'right')).toEqual([]);
  });

  it('are wrong', () => {
    expect(wrong.filter((input) => verdict(question, input) !== 'wrong')).toEqual([]);
  });

  it('are asked about without a try', () => {
    const isAsked = (input: string) => ['ambiguous', 'invalid'].includes(verdict(question, input));
    expect(asked.filter((input) => !isAsked(input))).toEqual([]);
  });
});
