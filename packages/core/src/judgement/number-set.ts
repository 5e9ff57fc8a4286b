import { isSameTree, leavesDoubles, orderOf, valueOf, type Expression } from '../expression/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { allOf, otherValue, type Assessment } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { listedNumbers } from './listed-numbers.ts';
import { matched } from './matching.ts';
import { assessValue, judgeValue } from './number.ts';
import { readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { inOurBrackets } from './typed-text/index.ts';
import type { Verdict } from './verdict.ts';

/** A finite set is right if it has exactly the numbers of the solution; order and repetition do not matter. */
export function assessNumberSet(input: string, { solution }: Judged, judging: Judging): Assessment {
  const { readsAs } = judging;
  const answer = numbersOf(inOurBrackets(input).text, (text) => readInput(text, judging, undefined, 'list'), {
    ...judging,
    isGrouped: readsAs?.has('groupedLists') === true,
    ...(readsAs?.has('decimalCommas') === true && { hasCommas: true }),
  });
  const expected = termsOfSolution(solution.text, judging);
  if (answer === undefined) return { verdict: 'invalid' };
  if (expected === undefined) return otherValue;
  const [numbers, solutions] = [distinct(answer, judging), distinct(expected, judging)];
  if (numbers === undefined || solutions === undefined) return { verdict: 'undecided' };
  if (numbers.length !== solutions.length) return otherValue;
  const assessed = numbers.map((number) => solutions.map((solution) => assessValue(number, solution, judging)));
  // Each number stands for one of the solution: {1} is not {1.001; 1.004}, however few decimals count.
  const matchedIf = (isFit: (assessment: Assessment) => boolean) =>
    matched([...solutions.keys()], (at, of) => isFit(assessed[at]?.[of] ?? otherValue));
  if (matchedIf(({ verdict }) => verdict === 'right').size === numbers.length) return { verdict: 'right' };
  if (matchedIf(isRightOrUndecided).size === numbers.length) return { verdict: 'undecided' };
  const pairs = matchedIf((assessment) => isRightOrUndecided(assessment) || assessment.remark !== undefined);
  return pairs.size < numbers.length ? otherValue : allOf([...pairs].flatMap(([at, of]) => assessed[at]?.[of] ?? []));
}

function isRightOrUndecided({ verdict }: Assessment): boolean {
  return verdict === 'right' || verdict === 'undecided';
}

/** Without repetitions: 1/2 and 0.5 are one number. Undefined if it is not known whether two of them are one. */
function distinct(terms: readonly Expression[], judging: Judging): readonly Expression[] | undefined {
  const kept: Expression[] = [];
  for (const term of terms) {
    const compared = kept.map((other) => isSameNumber(term, other, judging));
    if (compared.includes('undecided')) return undefined;
    if (!compared.includes('right')) kept.push(term);
  }
  return kept;
}

function isSameNumber(term: Expression, other: Expression, judging: Judging): Verdict {
  if (isSameTree(term, other)) return 'right';
  switch (orderOf(term, other)) {
    case 'same':
      return 'right';
    case 'less':
    case 'greater':
      return 'wrong';
    // Complex numbers have no order.
    case undefined:
      return judgeValue(term, other, { ...judging, precision: { mode: 'atleast', digits: 12 } });
  }
}

/** The numbers of a solution such as `a, 2a`, as they are computed; undefined if it is not such a list. */
export function termsOfSolution(text: string, judging: Judging): readonly Expression[] | undefined {
  return numbersOf(text, (list) => readSolution(list, judging), judging);
}

interface ListNotation {
  readonly isGrouped?: boolean;
  /** Whether a comma between digits is a decimal one. */
  readonly hasCommas?: boolean;
}

function numbersOf(
  text: string,
  read: (list: string) => Expression | undefined,
  { field, language, isGrouped = false, hasCommas = writesDecimalComma(language) }: Judging & ListNotation,
): readonly Expression[] | undefined {
  if (text.trim() === '') return undefined;
  const numbers = listedNumbers(text, hasCommas, isGrouped);
  if (numbers === undefined || numbers.length === 0) return numbers && [];
  const list = read(`[${numbers.join(';')}]`);
  if (list?.kind !== 'vector') return undefined;
  const isNumber = (item: Expression) => {
    const value = valueOf(item, {}, field);
    // What doubles cannot hold seems to be in no field.
    return value.ok ? value.value.kind !== 'truth' : leavesDoubles(item);
  };
  return list.items.every(isNumber) ? list.items : undefined;
}
