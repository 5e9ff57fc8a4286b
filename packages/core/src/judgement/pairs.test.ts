import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, type Judged, type Judging } from './index.ts';
import { casesPairs } from './pairs/cases.ts';
import { functionPairs } from './pairs/functions.ts';
import { complexPairs, decimalNumberPairs, exactNumberPairs } from './pairs/numbers.ts';
import { relationPairs } from './pairs/relations.ts';
import { usualJudging } from './testing/usual-judging.ts';

function verdict(type: Judged['type'], solution: string, answer: string, field: Judging['field']) {
  return judgeAnswer(answer, { type, solution: sourceText(solution), correctors: [] }, { ...usualJudging, field })
    .verdict;
}

describe.each([
  ['a function', 'input.function', 'real', functionPairs],
  ['a relation', 'input.function', 'real', relationPairs],
  ['a function by cases', 'input.cases.function', 'real', casesPairs],
  ['a fraction', 'input.number', 'rational', exactNumberPairs],
  ['a number', 'input.number', 'real', decimalNumberPairs],
  ['a complex function', 'input.function', 'complex', complexPairs],
] as const)('%s', (_, type, field, groups) => {
  describe.each(groups)('$reason', ({ right, wrong }) => {
    it.each(right)('%s, written as %s', (solution, answer) => {
      expect(verdict(type, solution, answer, field)).toBe('right');
    });

    it.each(wrong)('%s, not %s', (solution, answer) => {
      expect(verdict(type, solution, answer, field)).toBe('wrong');
    });
  });
});
