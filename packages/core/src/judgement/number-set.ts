import { valueOf, type Expression, type Field, type Precision, type Value } from '../expression/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { otherValue, wrongBut, type Assessment, type Remark } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { listedNumbers } from './listed-numbers.ts';
import { matched } from './matching.ts';
import { remarkOnValue } from './near-value.ts';
import { valuesMatch } from './number.ts';
import { readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { inOurBrackets } from './typed-text/index.ts';

/** A finite set is right if it has exactly the numbers of the solution; order and repetition do not matter. */
export function assessNumberSet(input: string, { solution }: Judged, judging: Judging): Assessment {
  const answer = numbersOf(inOurBrackets(input).text, (text) => readInput(text, judging, undefined, 'list'), judging);
  const expected = numbersOfSolution(solution.text, judging);
  if (answer === undefined) return { verdict: 'invalid' };
  const { field, precision } = judging;
  if (expected === undefined) return otherValue;
  const numbers = distinct(answer, field);
  const solutions = distinct(expected, field);
  // Each number stands for one of the solution: {1} is not {1.001; 1.004}, however few decimals count.
  const pairs = matched([...solutions.keys()], (at, of) => {
    const [number, other] = [numbers[at], solutions[of]];
    return number !== undefined && other !== undefined && valuesMatch(number, other, field, precision);
  });
  if (numbers.length !== solutions.length) return otherValue;
  if (pairs.size === numbers.length) return { verdict: 'right' };
  const remark = remarkOnNumbers(numbers, solutions, judging);
  return remark === undefined ? otherValue : wrongBut(remark);
}

/** Why numbers that are those of the solution up to rounding are refused. */
function remarkOnNumbers(numbers: readonly Value[], solutions: readonly Value[], judging: Judging): Remark | undefined {
  const remarkOn = (at: number, of: number) => {
    const [number, solution] = [numbers[at], solutions[of]];
    return number && solution && remarkOnValue(number, solution, judging);
  };
  const fits = (at: number, of: number) => {
    const [number, solution] = [numbers[at], solutions[of]];
    if (number === undefined || solution === undefined) return false;
    return valuesMatch(number, solution, judging.field, judging.precision) || remarkOn(at, of) !== undefined;
  };
  const pairs = matched([...solutions.keys()], fits);
  if (pairs.size < numbers.length) return undefined;
  return [...pairs].map(([at, of]) => remarkOn(at, of)).find((remark) => remark !== undefined);
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
