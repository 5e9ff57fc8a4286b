import { longestInput } from '../question/index.ts';
import { judgeCases } from './cases-function.ts';
import { judgeFunction } from './function.ts';
import { isUnfilled } from './is-unfilled.ts';
import { judgeInterval } from './interval.ts';
import type { Judged, Judging } from './judging.ts';
import { judgeMatrix } from './matrix.ts';
import { judgeNumberSet } from './number-set.ts';
import { judgeNumber } from './number.ts';
import { judgeText } from './text.ts';
import { judgeTruthTable } from './truth-table.ts';
import { rightIf, type Verdict } from './verdict.ts';

/** Judges a learner's answer. */
export function judgeAnswer(input: string, answer: Judged, judging: Judging): Verdict {
  if (input.length > longestInput) return 'invalid';
  if (isUnfilled(input, answer.type)) return 'empty';
  switch (answer.type) {
    case 'input.number':
      return judgeNumber(input, answer, judging);
    case 'input.function':
      return judgeFunction(input, answer, judging);
    case 'input.finite-number-set':
      return judgeNumberSet(input, answer, judging);
    case 'input.interval':
      return judgeInterval(input, answer, judging);
    case 'input.matrix':
      return judgeMatrix(input, answer, judging);
    case 'input.text':
      return judgeText(input, answer, judging);
    case 'input.truth-table':
      return judgeTruthTable(input, answer);
    case 'input.cases.function':
      return judgeCases(input, answer, judging);
    case 'tile':
      return rightIf(input.trim() === answer.solution.text.trim());
  }
}
