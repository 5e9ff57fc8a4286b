import type { Expression } from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import type { Judging } from './judging.ts';
import { judgeValue } from './number.ts';
import { parametersOf } from './read-solution.ts';
import { judgeTerm } from './term.ts';

/** Whether two terms have the same value, within the precision of the question, or are the same function. */
export function isSameTerm(
  left: Expression,
  right: Expression,
  judging: Judging,
  correctors: readonly Corrector[] = [],
): boolean {
  const isConstant = parametersOf([left, right]).length === 0;
  const verdict = isConstant ? judgeValue(left, right, judging) : judgeTerm(left, right, correctors, judging).verdict;
  return verdict === 'right';
}
