import {
  comparePieces,
  compileExpression,
  contradictionIn,
  hasRoundedNumber,
  isExactField,
  isTruthValued,
  type Expression,
  type Piece,
} from '../expression/index.ts';
import { conditionIn, saysOtherwise } from '../language/index.ts';
import { otherValue, wrongBut, type Assessment } from './assessment.ts';
import { casesIn, typedCasesIn, type WrittenCase } from './cases-text.ts';
import type { Judged, Judging } from './judging.ts';
import { parametersOf, readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { pointText } from './term.ts';

/**
 * A function by cases is right if its terms are those of the solution between all borders of both, and its values at the
 * borders; undecided if no difference is found but one may be left.
 */
export function assessCases(input: string, { solution }: Judged, judging: Judging): Assessment {
  const expected = casesOf(casesIn(solution.text), (text) => readSolution(text, judging));
  const names = new Set(parametersOf((expected ?? []).flatMap(({ term, condition }) => [term, condition])));
  const answer = casesOf(typedCasesIn(input), (text) => readInput(text, judging, names));
  if (answer === undefined) return { verdict: 'invalid' };
  // A number is not a condition, nor a condition a term.
  if (!isFunctionByCases(answer)) return { verdict: 'invalid' };
  if (expected === undefined || !isFunctionByCases(expected)) return otherValue;
  const isExact = isExactField(judging.field);
  switch (comparePieces(answer, expected, isExact ? { tolerance: 0 } : {}).kind) {
    case 'unknown':
      return { verdict: 'undecided' };
    case 'different':
      return isExact && comparePieces(answer, expected).kind === 'alike' ? wrongBut({ kind: 'notExact' }) : otherValue;
    case 'alike':
      break;
  }
  const twice = contradictionIn(answer, expected);
  if (twice !== undefined) return wrongBut({ kind: 'twoValues', at: pointText(twice, names, judging) });
  // A decimal with as many digits as doubles have is told apart from an irrational border by nothing here.
  const isCertain = !isExact || !answer.some(hasManyDigits) || expected.some(hasManyDigits);
  return { verdict: isCertain ? 'right' : 'undecided' };
}

function hasManyDigits({ term, condition }: Piece): boolean {
  return hasRoundedNumber(term) || hasRoundedNumber(condition);
}

function casesOf(
  cases: readonly WrittenCase[],
  read: (text: string) => Expression | undefined,
): readonly Piece[] | undefined {
  const readCondition = (text: string, at: number) => {
    if (!saysOtherwise(text)) return read(conditionIn(text));
    // In any other position it would leave no cases for the pieces after it.
    return at > 0 && at === cases.length - 1 ? read('true') : undefined;
  };
  const whole = cases.flatMap((each, at) => {
    const [term, condition] = [read(each.term), readCondition(each.condition, at)];
    return term === undefined || condition === undefined ? [] : [{ term, condition }];
  });
  return whole.length === cases.length ? whole : undefined;
}

function isFunctionByCases(pieces: readonly Piece[]): boolean {
  return pieces.every(({ term, condition }) => !isTruthValued(term) && isCondition(condition));
}

function isCondition(condition: Expression): boolean {
  const slots = new Map(parametersOf([condition]).map((name, slot) => [name, slot]));
  const compiled = compileExpression(condition, { slots });
  return compiled.ok && compiled.value.type === 'truth';
}
