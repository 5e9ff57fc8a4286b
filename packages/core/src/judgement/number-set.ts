import { valueOf, type Expression, type Field, type Precision, type Value } from '../expression/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import type { Judged, Judging } from './judging.ts';
import { listedNumbers } from './listed-numbers.ts';
import { matched } from './matching.ts';
import { valuesMatch } from './number.ts';
import { readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { inOurBrackets } from './typed-text/index.ts';
import { rightIf, type Verdict } from './verdict.ts';

/** A finite set is right if it has exactly the numbers of the solution; order and repetition do not matter. */
export function judgeNumberSet(input: string, { solution }: Judged, judging: Judging): Verdict {
  const answer = numbersOf(inOurBrackets(input).text, (text) => readInput(text, judging, undefined, 'list'), judging);
  const expected = numbersOfSolution(solution.text, judging);
  if (answer === undefined) return 'invalid';
  const { field, precision } = judging;
  if (expected === undefined) return 'wrong';
  const numbers = distinct(answer, field);
  const solutions = distinct(expected, field);
  // Each number stands for one of the solution: {1} is not {1.001; 1.004}, however few decimals count.
  const pairs = matched([...solutions.keys()], (at, of) => {
    const [number, other] = [numbers[at], solutions[of]];
    return number !== undefined && other !== undefined && valuesMatch(number, other, field, precision);
  });
  return rightIf(numbers.length === solutions.length && pairs.size === numbers.length);
}

/** Without repetitions: 1/2 and 0.5 are one number. */
function distinct(values: readonly Value[], field: Field): readonly Value[] {
  const same: Precision = { mode: 'atleast', digits: 12 };
  return values.filter(
    (value, index) => !values.slice(0, index).some((other) => valuesMatch(value, other, field, same)),
  );
}

/** The numbers of a solution such as `a, 2a`; undefined if it is not such a list. */
export function numbersOfSolution(text: string, judging: Judging): readonly Value[] | undefined {
  return numbersOf(text, (list) => readSolution(list, judging), judging);
}

function numbersOf(
  text: string,
  read: (list: string) => Expression | undefined,
  { field, language }: Judging,
): readonly Value[] | undefined {
  if (text.trim() === '') return undefined;
  const numbers = listedNumbers(text, writesDecimalComma(language));
  if (numbers === undefined || numbers.length === 0) return numbers && [];
  const list = read(`[${numbers.join(';')}]`);
  if (list?.kind !== 'vector') return undefined;
  const values = list.items.map((item) => valueOf(item, {}, field));
  const whole = values.flatMap((value) => (value.ok && value.value.kind !== 'truth' ? [value.value] : []));
  return whole.length === values.length ? whole : undefined;
}
