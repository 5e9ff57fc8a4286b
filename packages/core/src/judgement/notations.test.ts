import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer } from './index.ts';
import { notations } from './pairs/notations.ts';
import { otherNotations } from './pairs/other-notations.ts';
import { quantityNotations } from './pairs/quantities.ts';
import { usualJudging } from './testing/usual-judging.ts';

describe.each([...notations, ...quantityNotations, ...otherNotations])(
  '$type with $correctors in $language',
  ({ type, correctors, language, verdict, pairs }) => {
    it.each(pairs)(`judges the answer to %s typed as %s: ${verdict}`, (solution, typed) => {
      const answer = { type, solution: sourceText(solution), correctors };
      expect(judgeAnswer(typed, answer, { ...usualJudging, language }).verdict).toBe(verdict);
    });
  },
);
