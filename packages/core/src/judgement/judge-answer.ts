import { longestInput } from '../question/index.ts';
import { assessFunction } from './assess-function.ts';
import { assessNumber } from './assess-number.ts';
import type { Assessment } from './assessment.ts';
import { judgeCases } from './cases-function.ts';
import { isUnfilled } from './is-unfilled.ts';
import { judgeInterval } from './interval.ts';
import type { Judged, Judging } from './judging.ts';
import { judgeMatrix } from './matrix.ts';
import { judgeNumberSet } from './number-set.ts';
import { judgeText } from './text.ts';
import { judgeTile } from './tile.ts';
import { judgeTruthTable } from './truth-table.ts';

/** Judges a learner's answer. */
export function judgeAnswer(input: string, answer: Judged, judging: Judging): Assessment {
  if (input.length > longestInput) return { verdict: 'invalid' };
  if (isUnfilled(input, answer.type)) return { verdict: 'empty' };
  switch (answer.type) {
    case 'input.number':
      return assessNumber(input, answer, judging);
    case 'input.function':
      return assessFunction(input, answer, judging);
    case 'input.finite-number-set':
      return { verdict: judgeNumberSet(input, answer, judging) };
    case 'input.interval':
      return { verdict: judgeInterval(input, answer, judging) };
    case 'input.matrix':
      return { verdict: judgeMatrix(input, answer, judging) };
    case 'input.text':
      return { verdict: judgeText(input, answer, judging) };
    case 'input.truth-table':
      return { verdict: judgeTruthTable(input, answer) };
    case 'input.cases.function':
      return { verdict: judgeCases(input, answer, judging) };
    case 'tile':
      return judgeTile(input, answer);
  }
}
