import { valueOf, type Expression, type Precision, type Value } from '../expression/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { allOf, otherValue, type Assessment } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { listedNumbers } from './listed-numbers.ts';
import { matched } from './matching.ts';
import { assessValue, judgeValue } from './number.ts';
import { readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { inOurBrackets } from './typed-text/index.ts';

/** A finite set is right if it has exactly the numbers of the solution; order and repetition do not matter. */
export function assessNumberSet(input: string, { solution }: Judged, judging: Judging): Assessment {
  const answer = numbersOf(inOurBrackets(input).text, (text) => readInput(text, judging, undefined, 'list'), judging);
  const expected = numbersOf(solution.text, (list) => readSolution(list, judging), judging);
  if (answer === undefined) return { verdict: 'invalid' };
  if (expected === undefined) return otherValue;
  const [numbers, solutions] = [distinct(answer, judging), distinct(expected, judging)];
  if (numbers.length !== solutions.length) return otherValue;
  const assessed = numbers.map(({ term }) => solutions.map((solution) => assessValue(term, solution.term, judging)));
  // Each number stands for one of the solution: {1} is not {1.001; 1.004}, however few decimals count.
  const matchedIf = (isFit: (assessment: Assessment) => boolean) =>
    matched([...solutions.keys()], (at, of) => isFit(assessed[at]?.[of] ?? otherValue));
  if (matchedIf(({ verdict }) => verdict === 'right').size === numbers.length) return { verdict: 'right' };
  if (matchedIf(isUndecidedOrRight).size === numbers.length) return { verdict: 'undecided' };
  const pairs = matchedIf((assessment) => isUndecidedOrRight(assessment) || assessment.remark !== undefined);
  return pairs.size < numbers.length ? otherValue : allOf([...pairs].flatMap(([at, of]) => assessed[at]?.[of] ?? []));
}

function isUndecidedOrRight({ verdict }: Assessment): boolean {
  return verdict === 'right' || verdict === 'undecided';
}

/** A number of a list, and the term that it is the value of. */
interface ListedNumber {
  readonly term: Expression;
  readonly value: Value;
}

const same: Precision = { mode: 'atleast', digits: 12 };

/** Without repetitions: 1/2 and 0.5 are one number. */
function distinct(numbers: readonly ListedNumber[], judging: Judging): readonly ListedNumber[] {
  return numbers.filter(
    ({ term }, index) =>
      !numbers
        .slice(0, index)
        .some((other) => judgeValue(term, other.term, { ...judging, precision: same }) === 'right'),
  );
}

/** The numbers of a solution such as `a, 2a`; undefined if it is not such a list. */
export function numbersOfSolution(text: string, judging: Judging): readonly Value[] | undefined {
  return numbersOf(text, (list) => readSolution(list, judging), judging)?.map(({ value }) => value);
}

function numbersOf(
  text: string,
  read: (list: string) => Expression | undefined,
  { field, language }: Judging,
): readonly ListedNumber[] | undefined {
  if (text.trim() === '') return undefined;
  const numbers = listedNumbers(text, writesDecimalComma(language));
  if (numbers === undefined || numbers.length === 0) return numbers && [];
  const list = read(`[${numbers.join(';')}]`);
  if (list?.kind !== 'vector') return undefined;
  const whole = list.items.flatMap((term): readonly ListedNumber[] => {
    const value = valueOf(term, {}, field);
    return value.ok && value.value.kind !== 'truth' ? [{ term, value: value.value }] : [];
  });
  return whole.length === list.items.length ? whole : undefined;
}
